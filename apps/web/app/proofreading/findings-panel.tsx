import type { LintReview, PlacedLint, ReviewSnapshot } from '@inkstone/editor/lints';
import { Button, IconButton } from '@inkstone/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CardPage, cardPage, pageOf } from './card-pages.ts';
import type { RunningChecker } from './checker.ts';
import { fullCoverage, isPartial } from './coverage.ts';
import { CoverageNote } from './coverage-note.tsx';
import type { FindingActions } from './finding-actions.ts';
import { FindingCard } from './finding-card.tsx';
import { everything, type FindingFilter, FindingFilters, passes } from './finding-filters.tsx';
import { DownIcon, UpIcon } from './icons.tsx';
import { NoFindings } from './no-findings.tsx';
import { useCoverage } from './use-checker.ts';
import { useReview } from './use-review.ts';

export interface FindingsPanelProps {
  review: LintReview;
  /** What finds the findings; null until it has been started. */
  checker: RunningChecker | null;
  actions: FindingActions;
  /** Whether there is any text to check. */
  hasText: boolean;
}

/** All findings of a text as cards, to be filtered and gone through. */
export function FindingsPanel({ review, checker, actions, hasText }: FindingsPanelProps) {
  const snapshot = useReview(review);
  const coverage = useCoverage(checker);
  // Nothing is missing where there is nothing to check.
  const isUnsure = hasText && isPartial(coverage);
  const lints = useDeferredValue(snapshot.lints);
  const [filter, setFilter] = useState<FindingFilter>(everything);
  const shown = useMemo(() => lints.filter(({ lint }) => passes(lint, filter)), [lints, filter]);
  const kinds = useMemo(() => countKinds(lints), [lints]);
  const [page, setPage] = useCardPage(shown, snapshot.active);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PanelHead review={review} snapshot={snapshot} isUnsure={isUnsure} />
      <CoverageNote coverage={hasText ? coverage : fullCoverage} onRetry={() => checker?.retry()} />
      {/* Where there is little room, the filters are scrolled away with the cards. */}
      <div className="flex min-h-0 flex-1 flex-col max-lg:block max-lg:overflow-y-auto max-lg:overscroll-contain">
        {lints.length > 0 && (
          <FindingFilters lints={lints} filter={filter} onChange={setFilter}>
            <AcceptShown shown={shown} actions={actions} />
          </FindingFilters>
        )}
        <ul className="flex flex-1 flex-col gap-1 px-2 pb-4 lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain">
          {page.items.map((finding) => (
            <FindingCard
              key={finding.serial}
              finding={finding}
              isActive={finding.serial === snapshot.active}
              kindCount={kinds.get(finding.lint.ruleId) ?? 0}
              actions={actions}
            />
          ))}
          {shown.length === 0 && (
            <NoFindings
              snapshot={snapshot}
              isUnsure={isUnsure}
              hasText={hasText}
              isFiltered={lints.length > 0}
            />
          )}
        </ul>
      </div>
      {page.pages > 1 && <PageTurner page={page} onTurn={setPage} />}
    </div>
  );
}

/** A page of the findings; it follows the caret, and can be turned. */
function useCardPage(shown: readonly PlacedLint[], active: number | null) {
  const [asked, setAsked] = useState(0);
  const place = shown.findIndex(({ serial }) => serial === active);
  useEffect(() => {
    if (place !== -1) setAsked(pageOf(place));
  }, [place]);
  return [cardPage(shown, asked), setAsked] as const;
}

interface PageTurnerProps {
  page: CardPage<PlacedLint>;
  onTurn: (page: number) => void;
}

function PageTurner({ page: { page, pages }, onTurn }: PageTurnerProps) {
  const t = useTranslations('writing');
  return (
    <nav
      aria-label={t('pages')}
      className="flex items-center justify-between gap-2 border-t border-line px-4 py-1.5"
    >
      <Button size="small" kind="quiet" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {t('previousPage')}
      </Button>
      <span className="text-sm text-soft tabular-nums">
        {page + 1} / {pages}
      </span>
      <Button size="small" kind="quiet" disabled={page === pages - 1} onClick={() => onTurn(page + 1)}>
        {t('nextPage')}
      </Button>
    </nav>
  );
}

interface PanelHeadProps {
  review: LintReview;
  snapshot: ReviewSnapshot;
  isUnsure: boolean;
}

function PanelHead({ review, snapshot, isUnsure }: PanelHeadProps) {
  const t = useTranslations('writing');
  const { lints, active, progress } = snapshot;
  const place = lints.findIndex(({ serial }) => serial === active);
  const isUnknown = progress.waiting > 0 || progress.hasFailed || isUnsure;
  return (
    <div className="flex min-h-11 items-center gap-1 px-4">
      <p role="status" className="flex grow flex-wrap items-center gap-x-2 text-sm text-soft">
        {place !== -1 && t('position', { index: place + 1, count: lints.length })}
        {/* What is still being checked has not been found to be clean. */}
        {place === -1 && (lints.length > 0 || !isUnknown) && t('findings', { count: lints.length })}
        {progress.waiting > 0 && <span className="text-faint">{t('checking')}</span>}
        {progress.hasFailed && <span className="basis-full text-warn">{t('checkFailed')}</span>}
      </p>
      <IconButton
        label={t('previous')}
        size="small"
        disabled={lints.length === 0}
        onClick={() => review.step(-1)}
      >
        <UpIcon />
      </IconButton>
      <IconButton label={t('next')} size="small" disabled={lints.length === 0} onClick={() => review.step(1)}>
        <DownIcon />
      </IconButton>
    </div>
  );
}

function AcceptShown({ shown, actions }: { shown: readonly PlacedLint[]; actions: FindingActions }) {
  const t = useTranslations('writing');
  const fixable = shown.filter(({ lint }) => lint.replacements.length > 0);
  if (fixable.length < 2) return null;
  const serials = new Set(fixable.map(({ serial }) => serial));
  return (
    <Button size="small" onClick={() => actions.acceptAll(({ serial }) => serials.has(serial))}>
      {t('acceptShown', { count: fixable.length })}
    </Button>
  );
}

function countKinds(lints: readonly PlacedLint[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lint } of lints) {
    if (lint.replacements.length > 0) counts.set(lint.ruleId, (counts.get(lint.ruleId) ?? 0) + 1);
  }
  return counts;
}
