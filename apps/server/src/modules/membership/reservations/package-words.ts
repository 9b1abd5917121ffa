import { AppError } from '@inkstone/contracts';
import { chooseWords, freeWords } from '@inkstone/domain/membership';
import { day, type Instant, later, minute } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import {
  extendHold,
  findHold,
  type HoldLine,
  releaseHold,
  reserve,
  settleHold,
} from '../../../platform/ledger/index.ts';
import { extendPackage, issuer } from '../words/grant-words.ts';
import { type PackageWithWords, readPackages, unusedWords } from '../words/read-packages.ts';
import { findExpiry, lockPackages, type WordPurpose } from '../words/store.ts';
import type { Work } from './store.ts';

/** Extension of a package that expired while words were reserved and then returned, in ms. */
const extension = day;
/** Time after the end of a reservation until the ledger releases its hold, in ms. */
const grace = 10 * minute;

/**
 * Reserves words of the packages that expire soonest and returns their number: all requested, or with
 * `shorten` at most the remaining ones. Throws `words_used_up`, or `rewrite_words_used_up` for words that cannot be bought;
 * `words_reserved` if they suffice as soon as running work returns what it reserved.
 */
export async function holdPackageWords(
  sql: Sql,
  work: Pick<Work, 'workId' | 'accountId'> & { readonly purpose: WordPurpose },
  requested: {
    readonly words: number;
    readonly shorten: boolean;
    readonly now: Instant;
    readonly expiresAt: Instant;
  },
): Promise<number> {
  const { workId, accountId, purpose } = work;
  await lockPackages(sql, accountId, purpose);
  const packages = await readPackages(sql, accountId, purpose);
  const free = freeWords(packages, requested.now);
  const words = requested.shorten ? Math.min(requested.words, free) : requested.words;
  const chosen = chooseWords(packages, words, requested.now);
  if (!chosen.ok || words === 0)
    throw refusalOf(purpose, packages, {
      needed: requested.shorten ? 1 : requested.words,
      now: requested.now,
    });
  await reserve(sql, {
    holdId: workId,
    parts: chosen.value.map(({ packageId, words: amount }) => ({ accountKey: packageId, amount })),
    expiresAt: later(requested.expiresAt, grace),
  });
  return words;
}

/** Throws the same errors if no word of a package is left. Reserves nothing. */
export async function requirePackageWords(
  sql: Sql,
  { accountId, purpose }: { readonly accountId: string; readonly purpose: WordPurpose },
  now: Instant,
): Promise<void> {
  const packages = await readPackages(sql, accountId, purpose);
  if (freeWords(packages, now) === 0) throw refusalOf(purpose, packages, { needed: 1, now });
}

function refusalOf(
  purpose: WordPurpose,
  packages: readonly PackageWithWords[],
  { needed, now }: { readonly needed: number; readonly now: Instant },
): AppError {
  const left = freeWords(packages, now);
  if (unusedWords(packages, now) >= needed) return new AppError('words_reserved', { left, needed });
  return new AppError(purpose === 'rewrite' ? 'rewrite_words_used_up' : 'words_used_up', { left, needed });
}

/** Extends the ledger hold of work. */
export async function extendPackageWords(sql: Sql, workId: string, expiresAt: Instant): Promise<void> {
  await extendHold(sql, workId, later(expiresAt, grace));
}

/**
 * Charges `used` of the reserved words, with one entry per package, and returns the rest. A package to which
 * words return after its expiry is extended. False if the ledger has released the hold.
 */
export async function takePackageWords(
  sql: Sql,
  { workId, accountId, purpose }: Pick<Work, 'workId' | 'accountId'> & { readonly purpose: WordPurpose },
  use: { readonly used: number; readonly now: Instant; readonly txnId: string },
): Promise<boolean> {
  const { used, now, txnId } = use;
  await lockPackages(sql, accountId, purpose);
  const lines = await findHold(sql, workId);
  const isEnded =
    used === 0
      ? await releaseHold(sql, workId)
      : await settleHold(sql, {
          ...{ holdId: workId, amount: used, to: issuer },
          ...{ txnId, reason: 'use-words', at: now },
        });
  if (isEnded) await extendExpired(sql, returnedLines(lines, used), now);
  return isEnded;
}

/** Packages to which words return after `used` words are charged in the order of the lines. */
function returnedLines(lines: readonly HoldLine[], used: number): string[] {
  let left = used;
  return lines.flatMap(({ accountKey, amount }) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return taken < amount ? [accountKey] : [];
  });
}

async function extendExpired(sql: Sql, packageIds: readonly string[], now: Instant): Promise<void> {
  for (const packageId of packageIds) {
    const expiresAt = await findExpiry(sql, packageId);
    if (expiresAt !== null && expiresAt <= now) await extendPackage(sql, packageId, later(now, extension));
  }
}
