import { seededRandom } from '@inkstone/kernel';
import { findLocks, lockedText } from '@inkstone/rewrite';
import { type PlannedSentence, planText } from '../plan/plan-text.ts';
import { rewriteWithModel } from '../sentences/rewrite-with-model.ts';
import type { RewrittenSentence } from '../sentences/rewritten.ts';
import { hostileAuthor } from './hostile-author.ts';
import { randomTerms, randomText } from './random-text.ts';
import { answeringModels } from './text-models.ts';

/** The findings in random texts that a hostile model rewrote. */
export interface RandomTextsReport {
  readonly sentences: number;
  readonly rewritten: number;
  readonly kept: number;
  /** Violations, each with the seed of its text. */
  readonly faults: readonly string[];
}

const tasks = [{ kind: 'basic' }, { kind: 'academic' }, { kind: 'max' }, { kind: 'shorten' }] as const;

/** Rewrites random texts of at least `sentences` sentences in total with a hostile model, and checks every result. */
export async function checkRandomTexts(sentences: number, firstSeed = 1): Promise<RandomTextsReport> {
  const report = { sentences: 0, rewritten: 0, kept: 0, faults: [] as string[] };
  for (let seed = firstSeed; report.sentences < sentences; seed++) {
    const random = seededRandom(seed);
    const text = randomText(random, 6);
    const task = tasks[seed % tasks.length] ?? tasks[0];
    const choices = { terms: randomTerms, withoutLocks: [], unlocked: [] };
    const plan = planText(text, choices, { language: 'auto', task });
    const fail = (fault: string) => report.faults.push(`seed ${seed}: ${fault}`);
    if (plan.sentences.map(({ original }) => original).join('') !== text) fail('the spans do not add up');
    const deps = { random, textModels: answeringModels(hostileAuthor(random)) };
    const { signal } = new AbortController();
    const order = { task, feature: 'rewrite', accountId: null, data: {}, signal } as const;
    for (const sentence of plan.sentences) {
      const result = await rewriteWithModel(deps, sentence, order);
      report.sentences++;
      if (result.state === 'rewritten') report.rewritten++;
      if (result.state === 'kept') report.kept++;
      for (const fault of findFaults(sentence, result)) fail(`${fault}: ${JSON.stringify(result.text)}`);
    }
  }
  return report;
}

function findFaults(sentence: PlannedSentence, { state, text }: RewrittenSentence): string[] {
  const { original, core, locks } = sentence;
  if (state !== 'rewritten') return text === original ? [] : ['a sentence that was not rewritten differs'];
  const body = original.slice(core.start, core.end);
  const faults: string[] = [];
  for (const [words, group] of Map.groupBy(locks, (lock) => lockedText(body, lock)))
    if (text.split(words).length - 1 < group.length) faults.push(`the lock ${words} is missing`);
  const known = new Set(findLocks(original).map((lock) => lockedText(original, lock)));
  for (const lock of findLocks(text)) {
    const words = lockedText(text, lock);
    const isAdded = (lock.kind === 'url' || lock.kind === 'citation') && !known.has(words);
    if (isAdded && !original.includes(words)) faults.push(`the ${lock.kind} ${words} was added`);
  }
  if (/evil|##[0-9a-f]{12}##|sorry|\ud800/.test(text)) faults.push('an answer was not refused');
  const [head, tail] = [original.slice(0, core.start), original.slice(core.end)];
  if (!text.startsWith(head) || !text.endsWith(tail)) faults.push('white space was lost');
  return faults;
}
