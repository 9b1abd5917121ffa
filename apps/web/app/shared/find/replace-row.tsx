import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { FindField } from './find-field.tsx';
import type { Find } from './use-find.ts';
import type { Replacing } from './use-replacing.ts';

export interface ReplaceRowProps {
  find: Find;
  replacing: Replacing;
  /** Number of matches. */
  count: number;
}

/** The field for the replacement and the buttons that replace. */
export function ReplaceRow({ find, replacing, count }: ReplaceRowProps) {
  const t = useTranslations('writing');
  // Stays enabled, because a button that is disabled while it has the focus loses it.
  const hasNone = count === 0;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <div className="flex min-w-36 grow basis-36">
        <FindField
          label={t('replacement')}
          value={find.form.replacement}
          enterKeyHint="go"
          onValue={(replacement) => find.change({ replacement })}
          onEnter={replacing.one}
        />
      </div>
      <Button size="small" aria-disabled={hasNone} className={dimmed} onClick={replacing.one}>
        {t('replace')}
      </Button>
      <Button size="small" aria-disabled={hasNone} className={dimmed} onClick={replacing.all}>
        {t('replaceAll')}
      </Button>
    </div>
  );
}

const dimmed = 'aria-disabled:opacity-50';
