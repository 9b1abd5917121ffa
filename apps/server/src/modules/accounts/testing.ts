import type { ProofPurpose } from '@inkstone/contracts/accounts';
import { tokenEnd } from '@inkstone/domain/accounts';
import type { Deps } from '../../deps.ts';
import { recordConsents } from './consents/agree.ts';
import { insertToken } from './devices/store.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { issueProof } from './proofs/owner-proof.ts';
import { setEmail } from './social/identities/store.ts';
import { findAccount, insertAccount } from './store.ts';

type SessionDeps = Pick<
  Deps,
  'db' | 'clock' | 'ids' | 'random' | 'keys' | 'config' | 'sessions' | 'tierOf' | 'places'
>;

/** An account for a test, with an open session. */
export interface TestAccount {
  readonly accountId: string;
  /** For the cookie TOKEN or the Authorization header. */
  readonly token: string;
  /** E.164. */
  readonly phone: string;
}

/** Hashes by password: each takes 20 MB and 30 ms, and tests use few passwords for many accounts. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string, owner: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password, owner);
  hashes.set(password, known);
  return known;
}

/** Creates an account without SMS and puzzle; missing values are generated. Fails if the number is in use. */
export async function createAccount(
  deps: SessionDeps & Pick<Deps, 'terms'>,
  given: { readonly phone?: string; readonly password?: string; readonly email?: string } = {},
): Promise<TestAccount> {
  const accountId = deps.ids.next();
  const [high = 0, middle = 0, low = 0] = deps.random.bytes(3);
  const subscriber = String((high * 65_536 + middle * 256 + low) % 100_000_000).padStart(8, '0');
  const phone = given.phone ?? `+86138${subscriber}`;
  const passwordHash = given.password ? await hashOnce(given.password, phone) : null;
  const receiver = { kind: 'phone', name: phone } as const;
  const account = { accountId, receiver, passwordHash, createdAt: deps.clock.now() };
  const isNew = await insertAccount(deps.db.sql, account);
  if (!isNew) throw new Error(`${phone} has an account already`);
  if (given.email) await setEmail(deps.db.sql, accountId, given.email, deps.clock.now());
  await recordConsents(deps, deps.db.sql, { accountId, locale: 'zh' });
  return { accountId, token: await openTestSession(deps, { accountId }), phone };
}

/**
 * Opens another session, as another browser of the user does, and returns its token. The token needs no
 * renewal, so that tests may advance the clock by days.
 */
export async function openTestSession(
  deps: SessionDeps,
  account: Pick<TestAccount, 'accountId'>,
): Promise<string> {
  const { token, tokenHash, sessionId } = await beginTestSession(deps, account);
  const expiresAt = tokenEnd(deps.clock.now(), deps.config.sessionDays);
  await insertToken(deps.db.sql, { accountId: account.accountId, sessionId, tokenHash, expiresAt });
  return token;
}

/** Opens another session with all cookies, on a device with this description. */
export async function beginTestSession(
  deps: SessionDeps,
  { accountId }: Pick<TestAccount, 'accountId'>,
  device: { readonly userAgent?: string; readonly address?: string } = {},
): Promise<OpenedSession> {
  const origin = {
    address: '127.0.0.1',
    userAgent: 'node',
    locale: 'zh',
    askedLocale: 'zh',
    device: null,
    isThisMachine: true,
    ...device,
  } as const;
  const account = await findAccount(deps.db.sql, accountId);
  if (!account) throw new Error(`There is no account ${accountId}`);
  const from = { who: { kind: 'visitor', origin }, timeZone: 'Asia/Shanghai' } as const;
  return deps.db.transact((tx) => openSession(deps, tx, account, from));
}

/** Issues a proof for one change of an account, as `/api/set/verify` does. */
export async function testProof(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  { accountId }: Pick<TestAccount, 'accountId'>,
  purpose: ProofPurpose,
): Promise<string> {
  return (await issueProof(deps, deps.db.sql, { accountId, purpose })).proof;
}

/** Sets the cookies of a session in a test's browser. */
export function keepSession(browser: { readonly cookies: Map<string, string> }, opened: OpenedSession): void {
  const { token, tokenV2, refreshToken, refreshTokenV2 } = opened;
  const cookies = {
    TOKEN: token,
    TOKEN_V2: tokenV2,
    REFRESHTOKEN: refreshToken,
    REFRESHTOKEN_V2: refreshTokenV2,
  };
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
}
