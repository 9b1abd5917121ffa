-- Subscriptions whose first charge was paid after its order had been given up were not looked at again. Everything that runs is
-- looked at once; what needs nothing schedules itself as before.
insert into due (kind, ref, due_at, tries)
select 'renew-subscription', subscription_id, 0, 0
from subscriptions
where state <> 'ended' and channel in ('wechat', 'alipay')
on conflict (kind, ref) do nothing;
