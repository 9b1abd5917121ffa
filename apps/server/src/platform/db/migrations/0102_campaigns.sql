-- Campaigns: prices for buyers with a link. Their dates are those of their prices; only `ended_at` changes, once.
create table campaigns (
  campaign_id text primary key,
  title text not null,
  -- How many items can be sold at its prices, to everybody and to one account; null for any number.
  quota integer check (quota > 0),
  per_account integer check (per_account > 0),
  created_at bigint not null,
  ended_at bigint
);

insert into campaigns (campaign_id, title, created_at)
  select campaign_id, campaign_id, min(valid_from) from catalogue_prices where campaign_id is not null group by campaign_id;
alter table catalogue_prices
  add constraint catalogue_prices_of_campaign foreign key (campaign_id) references campaigns (campaign_id);

create index quotes_by_campaign on quotes (campaign_id) where campaign_id is not null;
