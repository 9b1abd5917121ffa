import { isStatistical, type Lint } from '@inkstone/proofread';
import { classNames } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { WordChange } from './word-change.ts';

/** Style of a change of punctuation only, which is easily overlooked. */
function changeClass(original: string): string | false {
  return original.length <= 2 && !/[\p{L}\p{N}]/u.test(original) && tinyClass;
}

const tinyClass = 'inline-block min-w-7 rounded-sm bg-sunken px-1.5 text-center text-lg leading-7';

/** Style of a finding without a suggestion. */
export const markClass = 'rounded-sm bg-warn-wash px-0.5 text-ink';

/** The original and the suggested text, in whole words. For a guess, both are shown as possible readings. */
export function FindingChange({ change, isGuess }: { change: WordChange; isGuess: boolean }) {
  const t = useTranslations('writing');
  const { from, to } = change;
  const tiny = changeClass(from);
  return (
    <span className="mt-0.5 block font-serif text-base break-words" lang="">
      <span className="sr-only">{t('original')}</span>
      {to === null ? (
        <mark className={markClass}>{visible(from)}</mark>
      ) : isGuess ? (
        <span className={classNames('text-ink', tiny)}>{visible(from)}</span>
      ) : (
        <del className={classNames('text-soft decoration-bad/70', tiny)}>{visible(from)}</del>
      )}
      {to !== null && (
        <>
          <span aria-hidden="true" className="mx-1.5 text-faint">
            {isGuess ? '/' : '→'}
          </span>
          <span className="sr-only">{t('suggestion')}</span>
          <ins className={classNames('font-semibold text-good no-underline', tiny)}>
            {to === '' ? (
              <span className="font-sans text-sm font-normal">{t('deleteText')}</span>
            ) : (
              visible(to)
            )}
            {isGuess && '?'}
          </ins>
        </>
      )}
    </span>
  );
}

/**
 * States that a finding is a guess: both readings, and the share of such suggestions that are correct. Renders nothing for other
 * findings.
 */
export function GuessReadings({ finding, change }: GuessReadingsProps) {
  const t = useTranslations('writing');
  const { from, to } = change;
  if (!isStatistical(finding) || to === null) return null;
  const share = Math.round(finding.credible * 10);
  return (
    <p className="mt-1 text-sm text-soft">{t('guessReadings', { from, to: to || t('deleteText'), share })}</p>
  );
}

interface GuessReadingsProps {
  finding: Pick<Lint, 'ruleId' | 'credible'>;
  change: WordChange;
}

/** The sentence of a finding with its words marked. */
export function WordsInSentence({ change }: { change: WordChange }) {
  return (
    <span className="mt-0.5 line-clamp-2 text-sm break-words text-faint" lang="">
      {change.before}
      <mark className={markClass}>{visible(change.from)}</mark>
      {change.after}
    </span>
  );
}

/** A sentence with its deletions and insertions. */
export function ChangeInSentence({ change }: { change: WordChange }) {
  const { before, from, to, after } = change;
  return (
    <span className="font-serif break-words" lang="">
      {before}
      <del className="rounded-sm bg-sunken px-0.5 text-soft decoration-bad">{visible(from)}</del>
      {to !== null && to !== '' && (
        <ins className="px-0.5 font-semibold text-good underline underline-offset-4">{visible(to)}</ins>
      )}
      {after}
    </span>
  );
}

/** Replaces white space by visible characters if it would be invisible. */
function visible(text: string): string {
  return /^\s+$/.test(text)
    ? text.replaceAll('\n', '↵').replaceAll('\u3000', '□').replaceAll(/\s/g, '␣')
    : text;
}
