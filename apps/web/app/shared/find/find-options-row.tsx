import type { FindStatus } from '@inkstone/editor/find';
import { CheckIcon } from '@inkstone/ui';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Find } from './use-find.ts';
import type { Replaced } from './use-replacing.ts';

export interface FindOptionsRowProps {
  find: Find;
  status: FindStatus;
  done: Replaced | null;
}

const han = /\p{Script=Han}/u;

/** The options of the search, and its status, which is announced. */
export function FindOptionsRow({ find: { form, change }, status, done }: FindOptionsRowProps) {
  const t = useTranslations('writing');
  const { isCaseMatched, isWholeWord, hasVariants, query } = form;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-sm">
      <Option isOn={isCaseMatched} onChange={(isOn) => change({ isCaseMatched: isOn })}>
        {t('findCase')}
      </Option>
      <Option
        isOn={isWholeWord}
        hint={t('findWholeWordHint')}
        onChange={(isOn) => change({ isWholeWord: isOn })}
      >
        {t('findWholeWord')}
      </Option>
      {(hasVariants || han.test(query)) && (
        <Option isOn={hasVariants} onChange={(isOn) => change({ hasVariants: isOn })}>
          {t('findVariants')}
        </Option>
      )}
      <p role="status" className="ml-auto min-h-5 px-1 text-right text-soft tabular-nums">
        {query !== '' && <StatusText status={status} done={done} />}
      </p>
    </div>
  );
}

function StatusText({ status: { count, position }, done }: Omit<FindOptionsRowProps, 'find'>) {
  const t = useTranslations('writing');
  if (done === 'tooLarge') return t('replaceTooLarge');
  if (done !== null) return t('replaced', { count: done });
  if (position > 0) return t('findStatus', { position, count });
  return t('findCount', { count });
}

interface OptionProps {
  isOn: boolean;
  hint?: string;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

function Option({ isOn, hint, onChange, children }: OptionProps) {
  const id = useId();
  return (
    <button
      type="button"
      title={hint}
      aria-pressed={isOn}
      aria-describedby={hint ? id : undefined}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-8 items-center gap-1 rounded-md border border-line px-2 text-soft hover:bg-sunken hover:text-ink aria-pressed:border-edge aria-pressed:bg-sunken aria-pressed:text-ink pointer-coarse:min-h-11"
    >
      {/* Also visible where colours are forced. */}
      {isOn && <CheckIcon size={14} />}
      {children}
      {hint && (
        <span id={id} hidden>
          {hint}
        </span>
      )}
    </button>
  );
}
