-- A deleted account leaves a row without a name, to which its orders and the ledger of its points still belong.
alter table customers add column deleted_at timestamptz;
alter table point_transactions drop constraint point_transactions_kind_check;
alter table point_transactions add constraint point_transactions_kind_check
  check (kind in ('granted', 'spent', 'returned', 'earned', 'converted', 'forfeited'))
