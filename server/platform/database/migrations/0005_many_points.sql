-- A million pieces earn more points than an integer holds.
alter table customers alter column points type bigint;
alter table customers alter column points_in_deposit type bigint;
alter table point_transactions alter column points type bigint;
alter table point_transactions alter column deposit type bigint;
alter table orders alter column used_points type bigint
