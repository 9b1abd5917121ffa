-- Lists of orders, invoices and refunds read the payments of an order; only applied ones were indexed by it.
create index payments_by_order on payments (order_no);
-- Staff decide about payments that were not applied, and about these refunds.
create index payments_not_applied on payments (payment_id) where use <> 'applied';
create index refunds_undecided on refunds (payment_id) where state in ('wanted', 'abnormal', 'failed');
-- The page of an order lists its postings; staff find the subscription of an order.
create index ledger_txns_by_source on ledger_txns (source_id);
create index subscriptions_by_order on subscriptions (order_no);
-- A line of a bill may name the provider's number only.
create index pay_attempts_by_provider_ref on pay_attempts (channel, provider_ref) where provider_ref is not null;
-- Archives and the removal of an account read the rows of the account.
create index document_versions_by_account on document_versions (account_id);
create index inspire_sections_by_account on inspire_sections (account_id);
