import {
  countTexts,
  dailyLimitOf,
  lowestTierFor,
  type MeasuredSentence,
  type MeteredFeature,
} from '@inkstone/domain/membership';
import { shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { LimitReached, MeteredTexts, Metering, MeteringResult } from '../../../ports/metering.ts';
import { createKnownSentences } from './known-sentences.ts';
import { limitRefusal } from './limit-refusal.ts';
import { hashText, measureTexts } from './measure-texts.ts';
import {
  addDebit,
  type CounterKey,
  type DocumentDay,
  findCounted,
  findRecent,
  forgetMarks,
  insertCounted,
  lockCounter,
} from './store.ts';

/** Number of recently counted sentences with which a new one is compared to detect an edit. */
const recentSentences = 20;
/** Maximum number of sentences stored per account and day; further ones are counted at every check. */
const rememberedSentences = 20_000;

type MeteringDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'keys' | 'config' | 'tierOf'>;

const admitted: MeteringResult = { refused: [], reached: null };

/** Creates the counters of daily limits, with a cache of counted sentences; one per process. */
export function createMetering(deps: MeteringDeps): Metering {
  const { db, clock, config, keys, tierOf } = deps;
  const key = keys.derive('counted sentences');
  const known = createKnownSentences();

  return {
    async count(accountId, { feature, documentId, texts, beyond }) {
      if (!config.hasDailyLimits) return admitted;
      const day = shanghaiDay(clock.now());
      const scope: DocumentDay = { accountId, documentId: documentId ?? '', day };
      // A text that was counted as a whole is recognised by one hash, before it is split into sentences.
      const hashes = texts.map((text) => hashText(key, scope, text));
      if (hashes.every((hash) => known.has(scope, hash))) return admitted;
      const measured = measureTexts(key, scope, texts);
      const isCounted = ({ hash, words }: MeasuredSentence) => words === 0 || known.has(scope, hash);
      const rememberTexts = () =>
        known.add(
          scope,
          hashes.filter((_, i) => measured[i]?.every(isCounted)),
        );
      if (measured.every((sentences) => sentences.every(isCounted))) {
        rememberTexts();
        return admitted;
      }
      const limit = dailyLimitOf[feature][await tierOf(accountId)];
      const counter = { accountId, feature, day };
      const debit = await db.transact(({ sql }) =>
        countIn(deps, sql, { counter, scope, limit, texts: measured, beyond }),
      );
      known.add(scope, debit.remembered);
      rememberTexts();
      return debit.reached ? { refused: debit.refused, reached: debit.reached } : admitted;
    },
  };
}

interface Request {
  readonly counter: CounterKey & { readonly feature: MeteredFeature };
  readonly scope: DocumentDay;
  readonly limit: number | null;
  readonly texts: readonly (readonly MeasuredSentence[])[];
  readonly beyond: MeteredTexts['beyond'];
}

/** Counts texts while the counter is locked. Throws `daily_limit_reached`. */
async function countIn(
  { clock, ids }: MeteringDeps,
  sql: Sql,
  { counter, scope, limit, texts, beyond }: Request,
): Promise<MeteringResult & { readonly remembered: readonly string[] }> {
  const { used, held, sentences } = await lockCounter(sql, counter);
  const hashes = new Set(texts.flatMap((each) => each.map(({ hash }) => hash)));
  const known = await findCounted(sql, scope.accountId, [...hashes]);
  const recent = await findRecent(sql, scope, recentSentences);
  const left = limit === null ? null : Math.max(0, limit - used - held);
  const counting = countTexts(texts, { known, recent }, left);
  const { words, refused, edited } = counting;
  const counted = beyond === 'refuse' ? 0 : words;
  const reached =
    refused.length === 0 || limit === null
      ? null
      : reachedLimit(counter, { limit, used: used + held, counted, needed: counting.needed });
  if (reached && beyond === 'refuse') throw limitRefusal(reached);
  const added = counting.added.slice(0, Math.max(0, rememberedSentences - sentences));
  if (words > 0 || added.length > 0) {
    await insertCounted(sql, scope, added);
    await forgetMarks(sql, scope.accountId, edited);
    const debit = { entryId: ids.next(), at: clock.now(), documentId: scope.documentId };
    await addDebit(sql, counter, { ...debit, words, sentences: added.length });
  }
  return { refused, reached, remembered: [...known, ...added.map(({ hash }) => hash)] };
}

function reachedLimit(
  { feature, day }: Request['counter'],
  {
    limit,
    used,
    counted,
    needed,
  }: {
    readonly limit: number;
    readonly used: number;
    readonly counted: number;
    readonly needed: number;
  },
): LimitReached {
  return {
    limit,
    left: Math.max(0, limit - used - counted),
    needed,
    resetsAt: startOfShanghaiDay(day + 1),
    liftedBy: lowestTierFor(feature, used + needed),
  };
}
