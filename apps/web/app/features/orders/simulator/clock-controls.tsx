import type { ReplyOf } from '@inkstone/contracts';
import { moveTestClock, type readTestClock } from '@inkstone/contracts/orders';
import { Button, Card, showToast, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { useLocalTime } from '../../../shell/use-moment.ts';
import { useSimulatorCall } from './use-simulator-call.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Shows the test clock, and moves it forward. */
export function ClockControls({ clock }: { clock: ReplyOf<typeof readTestClock> }) {
  const t = useTranslations('simulator');
  const { busy, run } = useSimulatorCall();
  const [date, setDate] = useState('');
  const move = (name: string, to: number) =>
    run(name, async () => {
      for (;;) {
        const { done, isThere } = await call(moveTestClock, { to });
        if (!isThere) continue;
        showToast.success(t('moved', { done }));
        return;
      }
    });
  const wanted = date === '' ? Number.NaN : new Date(date).getTime();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!Number.isNaN(wanted)) void move('date', wanted);
  };
  const steps = [
    ['hour', hour],
    ['day', day],
    ['month', 31 * day],
  ] as const;
  return (
    <Card>
      <section aria-labelledby="test-clock" className="flex flex-col gap-4">
        <div>
          <h2 id="test-clock" className="font-serif text-lg font-semibold">
            {t('clock')}
          </h2>
          <p className="mt-1 text-sm text-soft">{t('clockIntro')}</p>
        </div>
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
          <ClockLine term={t('clockNow')} at={clock.now} />
          {clock.nextDue !== null && <ClockLine term={t('clockNext')} at={clock.nextDue} />}
          <dt className="text-soft">{t('clockAhead')}</dt>
          <dd className="tabular-nums">{t('days', { days: Math.floor((clock.ahead / day) * 10) / 10 })}</dd>
        </dl>
        <fieldset aria-label={t('clock')} className="flex min-w-0 flex-wrap gap-2">
          {steps.map(([name, by]) => (
            <Button
              key={name}
              isBusy={busy === name}
              disabled={busy !== null && busy !== name}
              onClick={() => void move(name, clock.now + by)}
            >
              {t(`step_${name}`)}
            </Button>
          ))}
        </fieldset>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <TextField
            type="datetime-local"
            label={t('clockTo')}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
          <SubmitButton isBusy={busy === 'date'} disabled={busy !== null && busy !== 'date'}>
            {t('clockMove')}
          </SubmitButton>
        </form>
      </section>
    </Card>
  );
}

function ClockLine({ term, at }: { term: string; at: number }) {
  const time = useLocalTime({ dateStyle: 'full', timeStyle: 'medium' });
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd>
        <time dateTime={new Date(at).toISOString()} className="tabular-nums">
          {time(at)}
        </time>
      </dd>
    </>
  );
}
