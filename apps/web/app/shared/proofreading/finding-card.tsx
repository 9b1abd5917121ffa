import type { PlacedLint } from '@inkstone/editor/lints';
import { isStatistical, type Lint } from '@inkstone/proofread';
import { Badge, Button, classNames, IconButton } from '@inkstone/ui';
import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import type { FindingActions } from './finding-actions.ts';
import { FindingChange, WordsInSentence } from './finding-change.tsx';
import { changeOf, type FindingGroup } from './group-findings.ts';
import { DownIcon, UpIcon } from './icons.tsx';
import { cardHeading, useLintMessages } from './use-lint-messages.ts';

export interface FindingCardProps {
  /** The findings that the card represents. */
  group: FindingGroup;
  /** Serial of the finding at the caret, whose card is expanded. */
  active: number | null;
  /** Number of findings of the same rule that have a suggestion, including this one. */
  kindCount: number;
  actions: FindingActions;
}

const dots = { error: 'bg-bad', warning: 'bg-warn', style: 'bg-note' } as const;

/**
 * One finding, or several equal ones. Collapsed, it is a link to the place in the text; expanded, it shows
 * reason and actions.
 */
export const FindingCard = memo(function FindingCard({
  group,
  active,
  kindCount,
  actions,
}: FindingCardProps) {
  const t = useTranslations('writing');
  const at = group.members.findIndex(({ serial }) => serial === active);
  const isActive = at !== -1;
  const finding = group.members[Math.max(0, at)];
  const lint = finding?.lint;
  const words = useLintMessages();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  if (finding === undefined || lint === undefined) return null;
  const heading = cardHeading(words.category(lint.category), words.explain(lint.brief));
  const change = changeOf(finding);
  const isGuess = isStatistical(lint);
  return (
    <li
      ref={card}
      className={classNames(
        'rounded-lg border transition-colors',
        isActive ? 'border-edge bg-raised shadow-raised' : 'border-transparent hover:bg-raised',
      )}
    >
      <button
        type="button"
        aria-expanded={isActive}
        onClick={() => actions.show(finding)}
        className="block w-full rounded-lg px-3 py-2.5 text-left"
      >
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
          <span
            aria-hidden="true"
            className={classNames('size-2 shrink-0 rounded-full', dots[lint.severity])}
          />
          {heading.map((part) => (
            <span key={part}>{part}</span>
          ))}
          {isGuess && <span className="text-note">{t('perhaps')}</span>}
          {group.members.length > 1 && (
            <span className="ml-auto shrink-0 rounded-full bg-sunken px-1.5 text-soft tabular-nums">
              {t('equalFindings', { count: group.members.length })}
            </span>
          )}
        </span>
        <FindingChange change={change} isGuess={isGuess} />
        <WordsInSentence change={change} />
      </button>
      {isActive && (
        <>
          {group.members.length > 1 && <EqualFindings {...{ group, at, actions }} />}
          <OpenPart
            {...{ finding, actions }}
            isOne={group.members.length === 1}
            kindCount={kindCount > group.members.length ? kindCount : 0}
          />
        </>
      )}
    </li>
  );
});

interface EqualFindingsProps {
  group: FindingGroup;
  /** Index of the finding at the caret. */
  at: number;
  actions: FindingActions;
}

/** Navigation through equal findings and actions on all of them. */
function EqualFindings({ group: { members }, at, actions }: EqualFindingsProps) {
  const t = useTranslations('writing');
  const count = members.length;
  const go = (by: number) => {
    const next = members[(at + by + count) % count];
    if (next !== undefined) actions.show(next);
  };
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pb-2">
      {members[0]?.lint.replacements[0] !== undefined && (
        <Button size="small" kind="primary" onClick={() => actions.acceptEqual(members)}>
          {t('acceptEqual', { count })}
        </Button>
      )}
      <Button size="small" onClick={() => actions.ignoreEqual(members)}>
        {t('ignoreEqual', { count })}
      </Button>
      <span className="ml-auto flex items-center text-sm text-soft tabular-nums">
        {at + 1} / {count}
        <IconButton label={t('previous')} size="small" onClick={() => go(-1)}>
          <UpIcon />
        </IconButton>
        <IconButton label={t('next')} size="small" onClick={() => go(1)}>
          <DownIcon />
        </IconButton>
      </span>
    </div>
  );
}

interface OpenPartProps {
  finding: PlacedLint;
  /** Whether no other finding equals it. */
  isOne: boolean;
  kindCount: number;
  actions: FindingActions;
}

function OpenPart({ finding, isOne, kindCount, actions }: OpenPartProps) {
  const t = useTranslations('writing');
  const words = useLintMessages();
  const { lint } = finding;
  const [best, ...others] = lint.replacements;
  const { from, to } = changeOf(finding);
  return (
    // In a low window, such as above an on-screen keyboard, the buttons come before the explanation.
    <div className="flex flex-col px-3 pb-3">
      <p className="text-sm text-soft max-lg:[@media(max-height:30rem)]:order-1">
        {words.explain(lint.full)}
      </p>
      {isStatistical(lint) && to !== null && (
        <p className="mt-1 text-sm text-soft max-lg:[@media(max-height:30rem)]:order-1">
          {t('guessReadings', { from, to: to || t('deleteText'), share: Math.round(lint.credible * 10) })}
        </p>
      )}
      {best === undefined && <p className="mt-1 text-sm text-faint">{t('noSuggestion')}</p>}
      {others.length > 0 && (
        <fieldset className="mt-2 flex flex-wrap gap-1.5">
          <legend className="sr-only">{t('otherSuggestions')}</legend>
          {others.slice(0, 5).map((other) => (
            <Button key={other} size="small" onClick={() => actions.accept(finding, other)} lang="">
              {other || t('deleteText')}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="mt-3 flex flex-wrap gap-1.5">
        {best !== undefined && (
          <Button
            size="small"
            kind={isOne ? 'primary' : 'secondary'}
            onClick={() => actions.accept(finding, best)}
          >
            {t('accept')}
          </Button>
        )}
        <Button size="small" onClick={() => actions.ignoreOnce(finding)}>
          {t('ignoreOnce')}
        </Button>
        {actions.isForWords(finding) ? (
          <Button size="small" kind="quiet" onClick={() => actions.addToWords(finding)}>
            {t('addToWords')}
          </Button>
        ) : (
          <Button size="small" kind="quiet" onClick={() => actions.ignoreAlways(finding)}>
            {t('ignoreAlways')}
          </Button>
        )}
        {best !== undefined && kindCount > 1 && (
          <Button
            size="small"
            kind="quiet"
            onClick={() => actions.acceptAll((other) => other.lint.ruleId === lint.ruleId)}
          >
            {t('acceptKind', { count: kindCount })}
          </Button>
        )}
      </div>
      <p className="mt-2.5 flex flex-wrap items-center gap-1.5 max-lg:[@media(max-height:30rem)]:order-1">
        <Badge>{words.language(lint)}</Badge>
        <Badge>{words.source(lint)}</Badge>
        <RuleSource lint={lint} />
      </p>
    </div>
  );
}

/**
 * The authority of a finding and a link to its rule, in a new window because a visitor's text is not stored.
 */
function RuleSource({ lint }: { lint: Lint }) {
  const t = useTranslations('common');
  const path = useLocalePath();
  const authority = useLintMessages().authority(lint);
  const isOurs = !lint.ruleId.startsWith('harper.');
  return (
    <span className="text-xs break-words text-faint" title={lint.ruleId}>
      {authority}
      {authority !== null && isOurs && ' · '}
      {isOurs && (
        <a
          href={`${path('/rules')}#${lint.ruleId}`}
          target="_blank"
          rel="noreferrer"
          className="underline hover:text-ink"
        >
          {t('navRules')}
        </a>
      )}
    </span>
  );
}
