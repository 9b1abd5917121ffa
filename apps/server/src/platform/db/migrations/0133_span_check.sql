-- Checks the spans of each account by its key, and only spans that end after the first written one begins: earlier spans were
-- checked when they were written. The former check joined whole tables, because its plan was made while they were empty.
create or replace function refuse_span_overlap() returns trigger language plpgsql as $$
declare
  written record;
  wrong record;
begin
  for written in select account_id, min(starts_at) as since from added group by account_id loop
    perform 1 from timelines where account_id = written.account_id for update;
    if not found then
      raise exception 'spans are written under the lock of their timeline' using errcode = 'object_not_in_prerequisite_state';
    end if;
    select * into wrong from (
      select grant_id, tier, starts_at, is_floating,
        max(ends_at) filter (where is_floating) over before as floating_to,
        max(ends_at) filter (where is_floating and tier = 'plus') over before as floating_plus_to,
        max(ends_at) filter (where not is_floating and tier = 'pro') over before as pinned_pro_to,
        max(ends_at) filter (where not is_floating and tier = 'plus') over before as pinned_plus_to,
        lag(ends_at) over (partition by grant_id order by starts_at) as own_to
      from (
        select span.grant_id, span.tier, span.starts_at, span.ends_at,
          coalesce((select kind from grants where grants.grant_id = span.grant_id), 'floating') = 'floating' as is_floating
        from membership_spans span
        where span.account_id = written.account_id and span.ends_at > written.since
      ) placed
      window before as (order by starts_at, grant_id rows between unbounded preceding and 1 preceding)
    ) spans
    where starts_at < own_to
      or is_floating and starts_at < greatest(
        floating_to, pinned_pro_to, case when tier = 'plus' then pinned_plus_to end)
      or not is_floating and starts_at < case when tier = 'pro' then floating_to else floating_plus_to end
    limit 1;
    if found then
      raise exception 'spans of account % overlap: grant % at %', written.account_id, wrong.grant_id, wrong.starts_at
        using errcode = 'exclusion_violation';
    end if;
  end loop;
  return null;
end
$$;
