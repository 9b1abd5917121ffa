-- A change of the card that the owner of a subscription began at the provider; null while there is none.
alter table card_mirrors
  add column setup_ref text,
  add column setup_at bigint,
  add constraint card_mirrors_setup check ((setup_ref is null) = (setup_at is null));

-- The same at the simulated provider: the new card is entered, and then asked for.
alter table sim_card_subscriptions
  add column setup_secret text unique,
  add column setup_state text check (setup_state in ('pending', 'action', 'done')),
  add column setup_last4 text;
