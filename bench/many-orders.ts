import { sql } from "drizzle-orm";
import type { Services } from "#server/commerce/services.ts";

/**
 * Adds orders numbered `from` to `total` − 1 as after years: ten per customer, two lines each, one per hour; of a
 * hundred, 93 delivered with invoice and points, 3 cancelled, 4 drafts. One in fifty is refunded; the newest 200
 * are not shipped.
 */
export async function addOrders(
  { database }: Pick<Services, "database">,
  from: number,
  total: number,
): Promise<void> {
  const step = 50_000;
  for (let done = from; done < total; done += step) {
    await add(database, done, Math.min(total, done + step));
    if (total - from > step) console.error(`${done} of ${total} orders`);
  }
}

const id = (kind: string, number: ReturnType<typeof sql.raw>) => sql`md5(${kind} || ${number}::text)::uuid`;
const number = sql.raw("number");
const owner = sql.raw("(number / 10)");

async function add({ transaction }: Services["database"], from: number, before: number): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table numbered on commit drop as
      select number, ${id("order", number)} id, ${id("customer", owner)} customer_id,
        now() - interval '1 year' - number * interval '1 hour' + interval '1 hour' moment,
        case when number < 200 then 'paid' when number % 100 < 93 then 'delivered'
          when number % 100 < 96 then 'cancelled' when number % 10 = 9 then 'draft' else 'cancelled' end status
      from generate_series(${from}::integer, ${before - 1}::integer) number`);
    // Otherwise the planner underestimates the table.
    await tx.execute(sql`analyze numbered`);
    await tx.execute(sql`
      insert into customers (id, email, email_key, role, active, email_confirmed_at, created_at, updated_at)
      select distinct on (customer_id) customer_id, customer_id || '@example.com', customer_id || '@example.com', 'customer', true, moment, moment, moment
      from numbered on conflict do nothing`);
    await tx.execute(sql`
      insert into orders (id, customer_id, market_id, language_id, reference, status, delivery_address, currency, currency_sign, currency_precision,
        vat_basis_points, tax_kind, shipping_code, shipping_name, shipping_minor, items_minor, due_minor, seller, invoice_number, terms_version,
        submitted_at, paid_at, shipped_at, delivered_at, created_at, updated_at)
      select numbered.id, customer_id, 'europe', 'en', to_char(number, 'FM0000000"-"00'), status,
        '{"first_name": "Ada", "last_name": "Jansen", "street": "Prinsengracht 12", "city": "Amsterdam", "zip_code": "1015 DV", "country": "NL"}',
        'EUR', '€', 2, 2100, 'vat', 'standard', 'Standard', 495, 5685, 6180, markets.seller,
        case when status in ('paid', 'delivered') then 1000000 + number end, '2026-11',
        case when status <> 'draft' then moment end, case when status in ('paid', 'delivered') then moment end,
        case when status = 'delivered' then moment end, case when status = 'delivered' then moment end, moment, moment
      from numbered join markets on markets.id = 'europe'`);
    await tx.execute(sql`
      with goods as (select id, row_number() over (order by id) - 1 as place from products where retired_at is null),
        total as (select count(*) as many from goods)
      insert into order_items (id, order_id, product_id, position, count, name, name_local, unit_minor, points_each)
      select gen_random_uuid(), numbered.id, goods.id, position, position + 1, 'Fern', 'Fern', 1895, 10
      from numbered cross join generate_series(0, 1) position cross join total
        join goods on goods.place = (numbered.number * 7 + position) % total.many`);
    await tx.execute(sql`
      insert into payments (id, order_id, status, provider_order_id, approval_url, amount_minor, capture_id, created_at, updated_at)
      select gen_random_uuid(), id, 'captured', 'made-' || number, 'https://provider.example/', 6180, 'made-' || number, moment, moment
      from numbered where status in ('paid', 'delivered')`);
    await tx.execute(sql`
      insert into documents (id, order_id, document_type, file_name, content_type, content_hash, created_at, updated_at)
      select gen_random_uuid(), id, 'invoice', 'invoice.pdf', 'application/pdf', md5(number::text), moment, moment
      from numbered where status in ('paid', 'delivered')`);
    await tx.execute(sql`
      insert into point_transactions (id, customer_id, kind, source_id, points, deposit, created_at)
      select gen_random_uuid(), customer_id, kind, id, case when kind = 'converted' then 30 else 0 end,
        case when kind = 'converted' then -30 else 30 end, moment
      from numbered cross join unnest(array['earned', 'converted']) kind where status = 'delivered'`);
    await tx.execute(sql`
      with paid_back as (
        insert into refunds (id, order_id, market_id, customer_id, status, language_id, reason, money_minor, items_minor, provider_refund_id,
          credit_note_number, requested_at, decided_at, created_at, updated_at)
        select gen_random_uuid(), id, 'europe', customer_id, 'approved', 'en', 'damaged', 1895, 1895, 'made-' || number,
          1000000 + number, moment, moment, moment, moment
        from numbered where status = 'delivered' and number % 50 = 0 returning *)
      insert into documents (id, order_id, refund_id, document_type, file_name, content_type, content_hash, created_at, updated_at)
      select gen_random_uuid(), order_id, id, 'credit_note', 'credit-note.pdf', 'application/pdf', md5(id::text), created_at, updated_at from paid_back`);
  });
}
