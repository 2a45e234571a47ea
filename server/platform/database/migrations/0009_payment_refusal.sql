-- Why the provider can't take money for an order, however often it is asked: it does not know the currency.
alter table orders add column payment_refusal text check (payment_refusal in ('currency_not_supported'))
