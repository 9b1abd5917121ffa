import { drawBody } from '@inkstone/editor/versions';
import { IconButton, lineIcon } from '@inkstone/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLatest } from '../../../../platform/use-latest.ts';
import type { Difference } from './use-difference.ts';

const NextIcon = lineIcon(<path d="M10 4v12M5 11l5 5 5-5" />);
const PreviousIcon = lineIcon(<path d="M10 16V4M5 9l5-5 5 5" />);

export interface MarkedChangesProps {
  /** Null until it has been computed. */
  difference: Difference | null;
  isComparing: boolean;
  /** The legend for insertions and deletions. */
  legend: readonly [added: string, removed: string];
  /** The control that chooses the comparison; rendered on top. */
  children: ReactNode;
}

/** A read-only text with marked changes, and navigation between them. */
export function MarkedChanges({ difference, isComparing, legend, children }: MarkedChangesProps) {
  const t = useTranslations('versions');
  const host = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState<readonly HTMLElement[]>([]);
  const [current, setCurrent] = useState(-1);

  useLayoutEffect(() => {
    if (!host.current || !difference) return;
    const drawings = [difference.title, difference.body].map((part) => drawBody(part, t('formatChanged')));
    host.current.replaceChildren(...drawings.map(({ content }) => content));
    setChanges(drawings.flatMap((drawing) => drawing.changes));
    setCurrent(-1);
  }, [difference, t]);

  function go(step: number) {
    if (changes.length === 0) return;
    const place = current < 0 && step < 0 ? changes.length - 1 : current + step;
    const next = (place + changes.length) % changes.length;
    changes[current]?.removeAttribute('data-current');
    changes[next]?.setAttribute('data-current', '');
    changes[next]?.scrollIntoView({ block: 'center' });
    setCurrent(next);
  }
  useChangeKeys(go);

  const isCounted = isComparing && difference !== null;
  return (
    <>
      <div className="sticky top-0 z-10 -mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-raised px-5 pb-3">
        {children}
        {isCounted && (
          <div className="ml-auto flex items-center gap-1">
            <span role="status" className="mr-1 text-sm text-soft tabular-nums">
              {current < 0
                ? t('changes', { count: changes.length })
                : t('changeOf', { place: current + 1, count: changes.length })}
            </span>
            <IconButton
              label={t('previousChange')}
              size="small"
              disabled={changes.length === 0}
              onClick={() => go(-1)}
            >
              <PreviousIcon />
            </IconButton>
            <IconButton
              label={t('nextChange')}
              size="small"
              disabled={changes.length === 0}
              onClick={() => go(1)}
            >
              <NextIcon />
            </IconButton>
          </div>
        )}
      </div>
      {isComparing && <Legend legend={legend} />}
      {!difference && (
        <p role="status" className="py-6 text-soft">
          {t('comparing')}
        </p>
      )}
      <section
        ref={host}
        aria-label={t('text')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard.
        tabIndex={0}
        hidden={!difference}
        className="sheet compared mx-auto max-w-[38em] py-5"
      />
    </>
  );
}

function Legend({ legend: [added, removed] }: Pick<MarkedChangesProps, 'legend'>) {
  return (
    <p className="compared flex flex-wrap gap-x-4 pt-3 text-xs text-soft">
      <ins data-change="added">{added}</ins>
      <del data-change="removed">{removed}</del>
    </p>
  );
}

/** Moves between changes with Alt and the arrow keys, wherever the focus is in the dialog. */
function useChangeKeys(go: (step: number) => void): void {
  const latest = useLatest(go);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      // In a select element these keys open the list.
      if (event.target instanceof HTMLSelectElement) return;
      event.preventDefault();
      latest.current(event.key === 'ArrowDown' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);
}
