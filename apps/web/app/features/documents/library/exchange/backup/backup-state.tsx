import { AppError, statusOf } from '@inkstone/contracts';
import type { ArchiveRunView, ArchiveScheduleView } from '@inkstone/contracts/documents/archive-schedules';
import type { ErrorCode } from '@inkstone/phrases';
import { Badge, Notice, type Tone } from '@inkstone/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '../../../../../platform/use-error-text.ts';
import { inMegabytes } from '../in-megabytes.ts';

/** The destination of archives, the time of the next one, and the results of the last ones. */
export function BackupState({ schedule }: { schedule: ArchiveScheduleView }) {
  const t = useTranslations('backup');
  const formats = useTranslations('exchange');
  const time = useTimes();
  const { place, rhythm, format, keep, state, nextAt, lastSuccessAt, runs } = schedule;
  const isDue = nextAt !== null && nextAt <= Date.now();
  return (
    <>
      {state === 'stopped' && <Notice tone="bad">{t('stopped', { count: schedule.failures })}</Notice>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <dt className="text-soft">{t('place')}</dt>
        <dd className="break-all">{placeText(place)}</dd>
        <dt className="text-soft">{t('plan')}</dt>
        <dd>{[t(`rhythms.${rhythm}`), formats(format), t('copies', { count: keep })].join(' · ')}</dd>
        <dt className="text-soft">{t('next')}</dt>
        <dd>
          {nextAt === null ? t(state === 'paused' ? 'paused' : 'none') : isDue ? t('soon') : time(nextAt)}
        </dd>
        <dt className="text-soft">{t('lastSuccess')}</dt>
        <dd>{lastSuccessAt === null ? t('never') : time(lastSuccessAt)}</dd>
      </dl>
      {runs.length > 0 && (
        <div>
          <h4 className="mb-2 text-sm font-medium">{t('runs')}</h4>
          <ul className="max-h-80 divide-y divide-line overflow-y-auto border-y border-line">
            {runs.map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const tones: Record<ArchiveRunView['state'], Tone> = {
  waiting: 'plain',
  running: 'note',
  done: 'good',
  failed: 'bad',
};

function RunRow({ run }: { run: ArchiveRunView }) {
  const t = useTranslations('backup');
  const errorText = useErrorText();
  const locale = useLocale();
  const time = useTimes();
  const { state, startedAt, size, error, name, isKept } = run;
  const isExpired = state === 'done' && !isKept;
  return (
    <li className="flex flex-col gap-1 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular-nums">{time(startedAt)}</span>
        <Badge tone={isExpired ? 'plain' : tones[state]}>
          {t(isExpired ? 'states.gone' : `states.${state}`)}
        </Badge>
        {size > 0 && <span className="text-soft tabular-nums">{inMegabytes(size, locale)}</span>}
      </div>
      {state === 'done' && isKept && <span className="break-all text-soft">{name}</span>}
      {error !== null && isErrorCode(error) && (
        <span className="text-bad">{errorText(new AppError(error))}</span>
      )}
    </li>
  );
}

function useTimes(): (at: number) => string {
  const locale = useLocale();
  return (at) => new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

function placeText(place: ArchiveScheduleView['place']): string {
  if (place.kind === 'webdav') return place.url + place.folder;
  return [place.endpoint + place.bucket, place.prefix].filter(Boolean).join('/');
}

function isErrorCode(code: string): code is ErrorCode {
  return code in statusOf;
}
