import { rewriteLimits } from '@inkstone/contracts/rewriting';
import type { Editor } from '@inkstone/editor';
import { toggleLock } from '@inkstone/editor/proposals';
import { Button, classNames, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { visible } from '../../../../shared/rewriting/sentence-diff.tsx';

export interface LockListProps {
  editor: Editor;
  locks: readonly string[];
  unlocked: readonly string[];
  onTerm: (term: string) => void;
}

/** Number of locked texts that are shown; all of them are underlined in the document. */
const shown = 60;

/** The texts that a run must not change. Each can be unlocked, and terms can be added. */
export function LockList({ editor, locks, unlocked, onTerm }: LockListProps) {
  const t = useTranslations('rewrite');
  const [term, setTerm] = useState('');
  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-sm font-medium">
        {t('locks', { count: locks.filter((text) => !unlocked.includes(text)).length })}
      </summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        <p className="text-sm text-soft">{t('locksHint')}</p>
        <ul className="flex flex-wrap gap-1.5">
          {locks.slice(0, shown).map((text) => (
            <li key={text} className="max-w-full">
              <button
                type="button"
                lang=""
                aria-pressed={!unlocked.includes(text)}
                onClick={() => toggleLock(editor.view, text)}
                className={classNames(
                  'min-h-8 max-w-full truncate rounded-md border border-edge px-2 text-sm pointer-coarse:min-h-11',
                  'aria-pressed:border-b-2 aria-pressed:border-b-good aria-pressed:[border-bottom-style:dotted]',
                  unlocked.includes(text) && 'text-faint',
                )}
              >
                {visible(text)}
              </button>
            </li>
          ))}
        </ul>
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (term.trim() === '') return;
            onTerm(term.trim());
            setTerm('');
          }}
        >
          <div className="min-w-0 grow">
            <TextField
              label={t('lockTerm')}
              value={term}
              maxLength={rewriteLimits.termCharacters}
              onChange={(event) => setTerm(event.target.value)}
            />
          </div>
          <Button type="submit">{t('lockAdd')}</Button>
        </form>
      </div>
    </details>
  );
}
