-- Staff list and export invoices of all states, by the time of the application.
create index invoices_by_time on invoices (created_at, invoice_id);
