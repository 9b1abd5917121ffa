import { type CheckService, isSettled } from '@inkstone/editor/checking';
import type { LintReview, PlacedLint, ReviewSnapshot } from '@inkstone/editor/lints';
import { Button, IconButton } from '@inkstone/ui';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AcceptingNotice } from './accepting-notice.tsx';
import { type CardPage, cardPage, pageOf } from './card-pages.ts';
import { CheckAnnouncement } from './check-announcement.tsx';
import { CheckNote } from './check-note.tsx';
import type { FindingActions } from './finding-actions.ts';
import { FindingCard } from './finding-card.tsx';
import { everything, type FindingFilter, FindingFilters, passes } from './finding-filters.tsx';
import { type FindingGroup, groupFindings } from './group-findings.ts';
import { GroupsButton } from './groups-dialog.tsx';
import { DownIcon, UpIcon } from './icons.tsx';
import { NoFindings } from './no-findings.tsx';
import type { SensitiveGroups } from './sensitive-groups.ts';
import { useCheckMessages } from './use-check-messages.ts';
import { useReview } from './use-review.ts';

export interface FindingsPanelProps {
  review: LintReview;
  /** The checking service; null until it has been started. */
  service: CheckService | null;
  actions: FindingActions;
  /** The selected groups of sensitive words; null until they are known. */
  groups: SensitiveGroups | null;
  /** Shown above the cards. */
  children?: ReactNode;
}

/** All findings of a text as cards, with filters and navigation. */
export function FindingsPanel({ review, service, actions, groups: words, children }: FindingsPanelProps) {
  const snapshot = useReview(review);
  const lints = useDeferredValue(snapshot.lints);
  const [filter, setFilter] = useState<FindingFilter>(everything);
  const shown = useMemo(() => lints.filter(({ lint }) => passes(lint, filter)), [lints, filter]);
  const kinds = useMemo(() => countKinds(lints), [lints]);
  const groups = useMemo(() => groupFindings(shown), [shown]);
  const [page, setPage] = useCardPage(groups, snapshot.active);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PanelHead review={review} snapshot={snapshot} groups={words} />
      {/* In small panels notes and filters scroll together with the cards. */}
      <div className="flex min-h-0 flex-1 flex-col max-lg:block max-lg:overflow-y-auto max-lg:overscroll-contain">
        {children}
        <CheckNote check={snapshot.check} onRetry={() => service?.retry()} />
        <AcceptingNotice actions={actions} open={fixableOf(lints).length} />
        {lints.length > 0 && (
          <FindingFilters lints={lints} filter={filter} onChange={setFilter}>
            <AcceptShown shown={shown} actions={actions} />
          </FindingFilters>
        )}
        <ul className="flex flex-1 flex-col gap-1 px-2 pb-4 lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain">
          {page.items.map((group) => (
            <FindingCard
              key={group.key}
              group={group}
              active={holds(group, snapshot.active) ? snapshot.active : null}
              kindCount={kinds.get(group.members[0]?.lint.ruleId ?? '') ?? 0}
              actions={actions}
            />
          ))}
          {shown.length === 0 && <NoFindings phase={snapshot.check.phase} isFiltered={lints.length > 0} />}
        </ul>
      </div>
      {page.pages > 1 && <PageTurner page={page} onTurn={setPage} />}
    </div>
  );
}

function holds({ members }: FindingGroup, serial: number | null): boolean {
  return members.some((one) => one.serial === serial);
}

/** The current page of the cards. It follows the caret, and the user can change it. */
function useCardPage(groups: readonly FindingGroup[], active: number | null) {
  const [requestedPage, setRequestedPage] = useState(0);
  const place = groups.findIndex((group) => holds(group, active));
  useEffect(() => {
    if (place !== -1) setRequestedPage(pageOf(place));
  }, [place]);
  return [cardPage(groups, requestedPage), setRequestedPage] as const;
}

interface PageTurnerProps {
  page: CardPage<FindingGroup>;
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
  groups: SensitiveGroups | null;
}

function PanelHead({ review, snapshot, groups }: PanelHeadProps) {
  const t = useTranslations('writing');
  const words = useCheckMessages();
  const { lints, active, check } = snapshot;
  const place = lints.findIndex(({ serial }) => serial === active);
  const headline = words.headline(check, lints.length);
  return (
    <div className="flex min-h-11 items-center gap-1 pr-[calc(1rem+var(--close,0px))] pl-4">
      <p className="flex grow flex-wrap items-center gap-x-2 text-sm text-soft">
        {place !== -1 && isSettled(check)
          ? t('position', { index: place + 1, count: lints.length })
          : headline}
        {!isSettled(check) && <span className="text-faint">{words.progress(check)}</span>}
      </p>
      <CheckAnnouncement check={check} news={headline} />
      {groups && <GroupsButton groups={groups} />}
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
  const fixable = fixableOf(shown);
  if (fixable.length < 2) return null;
  const serials = new Set(fixable.map(({ serial }) => serial));
  return (
    <Button size="small" onClick={() => actions.acceptAll(({ serial }) => serials.has(serial))}>
      {t('acceptShown')}
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

function fixableOf(lints: readonly PlacedLint[]): PlacedLint[] {
  return lints.filter(({ lint }) => lint.replacements.length > 0);
}
