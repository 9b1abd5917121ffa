import type { ChoiceScores } from '@inkstone/english/internal/choice-scores';
import { gapLabels } from '@inkstone/english/internal/choices';
import { indefiniteArticle } from '@inkstone/english/internal/indefinite-article';
import { formChannel, gapChannel, setChannel } from '../ngrams/channel.ts';
import { inCaseOf, type PlacedToken, type Slip } from './slip.ts';

/** Yields wrong function words, forms and confusable words, with the error model of the calibration. */
export function* choiceSlips(sentence: readonly PlacedToken[], scores: ChoiceScores): Generator<Slip> {
  const numbers = scores.number(sentence.map(({ text }) => text));
  for (const [at, token] of sentence.entries()) {
    const before = sentence[at - 1];
    const next = sentence[at + 1];
    if (before !== undefined && before.end < token.start && /^\p{L}/u.test(token.text))
      yield* needless(before, token);
    if (!/^\p{L}|^,$/u.test(token.text)) continue;
    const label = scores.gapLabel(numbers[at] ?? 0);
    if (label > 0 && next !== undefined) yield* exchanged(token, next, label, at === 0);
    const form = scores.formOf(numbers[at] ?? 0);
    if (form !== undefined) yield* others(token, form.forms, formChannel(form.kind)[form.label]);
    for (const { set, label: own } of scores.setsOf(numbers[at] ?? 0))
      yield* others(token, set.words, setChannel(set.words.length)[own]);
  }
}

function* needless(before: PlacedToken, token: PlacedToken): Generator<Slip> {
  for (const [label, share] of gapChannel[0]?.entries() ?? []) {
    const word = gapLabels[label] ?? '';
    if (share === 0) continue;
    if (word === ',') yield { start: before.end, end: before.end, written: ',', share };
    else yield { start: token.start, end: token.start, written: `${spelled(word, token)} `, share };
  }
}

function* exchanged(token: PlacedToken, next: PlacedToken, right: number, isFirst: boolean): Generator<Slip> {
  for (const [label, share] of gapChannel[right]?.entries() ?? []) {
    const word = gapLabels[label] ?? '';
    if (share === 0) continue;
    const { start, end } = token;
    if (token.text === ',') yield { start, end, written: word, share };
    else if (word !== '') yield { start, end, written: inCaseOf(token.text, spelled(word, next)), share };
    else if (!isFirst) yield { start, end: next.start, written: '', share };
  }
}

function* others(
  token: PlacedToken,
  words: readonly string[],
  shares: readonly number[] = [],
): Generator<Slip> {
  for (const [label, word] of words.entries()) {
    const share = shares[label] ?? 0;
    const { start, end } = token;
    if (share > 0 && word !== '') yield { start, end, written: inCaseOf(token.text, word), share };
  }
}

const spelled = (word: string, next: PlacedToken) => (word === 'a' ? indefiniteArticle(next.text) : word);
