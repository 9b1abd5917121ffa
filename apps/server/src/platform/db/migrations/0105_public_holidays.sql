-- Public holidays in mainland China in 2026 and the work days that make up for them, as the State Council announced them on
-- 4 November 2025. Weekends need no row. Staff change the calendar in the back office; what they have entered stays.
insert into service_days (date, kind, name) values
  ('2026-01-01', 'holiday', '元旦'),
  ('2026-01-02', 'holiday', '元旦'),
  ('2026-01-04', 'work', '元旦'),
  ('2026-02-14', 'work', '春节'),
  ('2026-02-16', 'holiday', '春节'),
  ('2026-02-17', 'holiday', '春节'),
  ('2026-02-18', 'holiday', '春节'),
  ('2026-02-19', 'holiday', '春节'),
  ('2026-02-20', 'holiday', '春节'),
  ('2026-02-23', 'holiday', '春节'),
  ('2026-02-28', 'work', '春节'),
  ('2026-04-06', 'holiday', '清明节'),
  ('2026-05-01', 'holiday', '劳动节'),
  ('2026-05-04', 'holiday', '劳动节'),
  ('2026-05-05', 'holiday', '劳动节'),
  ('2026-05-09', 'work', '劳动节'),
  ('2026-06-19', 'holiday', '端午节'),
  ('2026-09-20', 'work', '国庆节'),
  ('2026-09-25', 'holiday', '中秋节'),
  ('2026-10-01', 'holiday', '国庆节'),
  ('2026-10-02', 'holiday', '国庆节'),
  ('2026-10-05', 'holiday', '国庆节'),
  ('2026-10-06', 'holiday', '国庆节'),
  ('2026-10-07', 'holiday', '国庆节'),
  ('2026-10-10', 'work', '国庆节')
on conflict (date) do nothing;
