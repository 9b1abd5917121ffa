-- A bill can state a movement in another currency than our books.
alter table bill_differences add column our_currency text;
update bill_differences d set our_currency = coalesce(
    (select p.currency from payments p
     where d.movement = 'payment' and p.channel = d.channel and p.provider_txn = d.ref limit 1),
    (select r.currency from refunds r where d.movement = 'refund' and r.out_refund_no = d.ref limit 1),
    d.currency)
  where d.ours is not null;
