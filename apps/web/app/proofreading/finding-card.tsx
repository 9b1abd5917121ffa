import type { PlacedLint } from '@inkstone/editor/lints';
import type { Lint } from '@inkstone/proofread';
import { Badge, Button, classNames } from '@inkstone/ui';
import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../i18n/page-locale.ts';
import { cardHeading } from './card-heading.ts';
import type { FindingActions } from './finding-actions.ts';
import { FindingChange } from './finding-change.tsx';
import { useLintWords } from './use-lint-words.ts';

export interface FindingCardProps {
  finding: PlacedLint;
  /** Whether the caret is at it: then the card is open. */
  isActive: boolean;
  /** How many findings of the same rule there are, this one included, that have a suggestion. */
  kindCount: number;
  actions: FindingActions;
}

const dots = { error: 'bg-bad', warning: 'bg-warn', style: 'bg-note' } as const;

/** One finding. Closed it is a line that leads to the place in the text; open it says why and what to do. */
export const FindingCard = memo(function FindingCard({
  finding,
  isActive,
  kindCount,
  actions,
}: FindingCardProps) {
  const { lint } = finding;
  const words = useLintWords();
  const heading = cardHeading(words.category(lint.category), words.explain(lint.brief));
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
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
        <span className="flex items-center gap-2 text-xs text-faint">
          <span aria-hidden="true" className={classNames('size-2 rounded-full', dots[lint.severity])} />
          {heading.map((part) => (
            <span key={part} className="shrink-0 last:shrink last:truncate">
              {part}
            </span>
          ))}
        </span>
        <FindingChange lint={lint} />
      </button>
      {isActive && <OpenPart finding={finding} kindCount={kindCount} actions={actions} />}
    </li>
  );
});

function OpenPart({ finding, kindCount, actions }: Omit<FindingCardProps, 'isActive'>) {
  const t = useTranslations('writing');
  const words = useLintWords();
  const { lint } = finding;
  const [best, ...others] = lint.replacements;
  return (
    <div className="px-3 pb-3">
      <p className="text-sm text-soft">{words.explain(lint.full)}</p>
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
          <Button size="small" kind="primary" onClick={() => actions.accept(finding, best)}>
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
      <p className="mt-2.5 flex flex-wrap items-center gap-1.5">
        <Badge>{words.language(lint)}</Badge>
        <Badge>{words.source(lint)}</Badge>
        <RuleSource lint={lint} />
      </p>
    </div>
  );
}

/** What a finding rests on, and where its rule is described. In a window of its own: a visitor's text is not kept. */
function RuleSource({ lint }: { lint: Lint }) {
  const t = useTranslations('common');
  const path = useLocalePath();
  const authority = useLintWords().authority(lint);
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
