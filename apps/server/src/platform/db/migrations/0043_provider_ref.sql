-- The provider's own number of a payment that is to be made, as Stripe has one; '' where it is not known.
alter table pay_attempts add column provider_ref text not null default '';
