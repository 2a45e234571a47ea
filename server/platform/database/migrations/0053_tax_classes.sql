-- Tax by class of goods and country of delivery, in basis points. markets.vat_basis_points is the standard rate.
alter table markets add column if not exists tax_rates jsonb not null default '{}';
alter table markets add column if not exists tax_rates_by_country jsonb not null default '{}';
alter table products add column if not exists tax_class text not null default 'standard';
-- Frozen on submission. Null: written by an earlier version, whose rate is the order's.
alter table order_items add column if not exists vat_basis_points integer
