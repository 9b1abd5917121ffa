-- Spans of an account are written anew by one statement under the lock of its timeline. After it no time is given twice:
-- a grant never runs twice at once, floating time never beside other floating time, and never beside pinned time of its own or a
-- higher tier. Pinned time of two providers may overlap. This is what an exclusion constraint would refuse, without the
-- extension btree_gist, which databases of some hosts lack.
alter table membership_spans add check (ends_at > starts_at);

create function refuse_span_overlap() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  perform 1 from timelines where account_id in (select account_id from added) for update;
  if not found and exists (select 1 from added) then
    raise exception 'spans are written under the lock of their timeline' using errcode = 'object_not_in_prerequisite_state';
  end if;
  select * into wrong from (
    select account_id, grant_id, tier, starts_at, is_floating,
      max(ends_at) filter (where is_floating) over before as floating_to,
      max(ends_at) filter (where is_floating and tier = 'plus') over before as floating_plus_to,
      max(ends_at) filter (where not is_floating and tier = 'pro') over before as pinned_pro_to,
      max(ends_at) filter (where not is_floating and tier = 'plus') over before as pinned_plus_to,
      lag(ends_at) over (partition by account_id, grant_id order by starts_at) as own_to
    from (
      select account_id, grant_id, span.tier, starts_at, ends_at, coalesce(kind, 'floating') = 'floating' as is_floating
      from membership_spans span left join grants using (account_id, grant_id)
      where account_id in (select account_id from added)
    ) placed
    window before as (
      partition by account_id order by starts_at, grant_id rows between unbounded preceding and 1 preceding
    )
  ) spans
  where starts_at < own_to
    or is_floating and starts_at < greatest(
      floating_to, pinned_pro_to, case when tier = 'plus' then pinned_plus_to end)
    or not is_floating and starts_at < case when tier = 'pro' then floating_to else floating_plus_to end
  limit 1;
  if found then
    raise exception 'spans of account % overlap: grant % at %', wrong.account_id, wrong.grant_id, wrong.starts_at
      using errcode = 'exclusion_violation';
  end if;
  return null;
end
$$;

create trigger membership_spans_inserted after insert on membership_spans
  referencing new table as added for each statement execute function refuse_span_overlap();
create trigger membership_spans_updated after update on membership_spans
  referencing new table as added for each statement execute function refuse_span_overlap();
