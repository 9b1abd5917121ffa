import { Badge, buttonClass, Spinner, type Tone } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import type { ImportItem } from './use-imports.ts';

const words = {
  waiting: 'waiting',
  asking: 'asking',
  reading: 'reading',
  done: 'read',
  failed: 'failed',
} as const;
const tones: Record<ImportItem['state'], Tone> = {
  waiting: 'plain',
  asking: 'warn',
  reading: 'note',
  done: 'good',
  failed: 'bad',
};

/** One file or page: its progress, its error, and the parts that could not be imported. */
export function ImportRow({ item }: { item: ImportItem }) {
  const t = useTranslations('exchange');
  const path = useLocalePath();
  const errorText = useErrorText();
  const { name, state, imported, error } = item;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex items-center gap-3">
        <span className="min-w-0 grow truncate text-sm font-medium" title={name}>
          {imported?.document.title || name}
        </span>
        <Badge tone={tones[state]}>
          {state === 'reading' && <Spinner />}
          {t(words[state])}
        </Badge>
        {imported && (
          <Link to={path(`/app/write/${imported.document.id}`)} className={buttonClass('secondary', 'small')}>
            {t('open')}
          </Link>
        )}
      </div>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-bad">
          {errorText(error)}
        </p>
      )}
      {imported && imported.losses.length > 0 && <Losses losses={imported.losses} />}
    </li>
  );
}

function Losses({ losses }: { losses: NonNullable<ImportItem['imported']>['losses'] }) {
  const t = useTranslations('exchange');
  return (
    <div className="text-sm text-soft">
      <p>{t('lostIntro')}</p>
      <ul className="ml-5 list-disc">
        {losses.map(({ kind, count }) => (
          <li key={kind}>{t(`lost.${kind}`, { count })}</li>
        ))}
      </ul>
    </div>
  );
}
