-- How long delivery takes is frozen with an order; what was placed before does not say.
alter table orders add column delivery_days_min integer, add column delivery_days_max integer;
-- Japan's tax is not called VAT in any language.
alter table markets add column tax_kind text not null default 'vat';
update markets set tax_kind = 'consumption_tax' where countries = array['JP'];
alter table orders add column tax_kind text not null default 'vat';
update orders set tax_kind = markets.tax_kind from markets where markets.id = orders.market_id;
alter table markets alter column tax_kind drop default;
alter table orders alter column tax_kind drop default
