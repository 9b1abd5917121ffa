import type { ProofPurpose } from '@inkstone/contracts/accounts';
import { tokenEnd } from '@inkstone/domain/accounts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { together } from '../../platform/db/statements.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import { recordConsents } from './consents/agree.ts';
import { insertToken } from './devices/store.ts';
import { tokenOf } from './opaque-token.ts';
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
  const token = await deps.db.transact(async (tx) => {
    const isNew = await insertAccount(tx.sql, account);
    if (!isNew) throw new Error(`${phone} has an account already`);
    if (given.email) await setEmail(tx.sql, accountId, given.email, deps.clock.now());
    const consenting = recordConsents(deps, tx.sql, { accountId, locale: 'zh' });
    const [opened] = await together([openPlainSession(deps, tx, accountId), consenting]);
    return opened;
  });
  return { accountId, token, phone };
}

/**
 * Opens another session, as another browser of the user does, and returns its token. The token needs no
 * renewal, so that tests may advance the clock by days.
 */
export async function openTestSession(
  deps: SessionDeps,
  account: Pick<TestAccount, 'accountId'>,
): Promise<string> {
  return deps.db.transact((tx) => openPlainSession(deps, tx, account.accountId));
}

/**
 * Opens a session as `openSession` does, but does not seal its tokens: the cookies of these accounts are not used, and
 * sealing takes as long as all statements.
 */
async function openPlainSession(deps: SessionDeps, tx: Transaction, accountId: string): Promise<string> {
  const account = await findAccount(tx.sql, accountId);
  if (!account) throw new Error(`There is no account ${accountId}`);
  const { sessions } = deps;
  const issue: SessionTokens['issue'] = async (_sql, of) => {
    const { token, hash } = tokenOf(of.accountId, sessions.tokens.secrets.access(of));
    return { token, tokenHash: hash, tokenV2: '', refreshToken: '', refreshTokenV2: '' };
  };
  const unsealed = { ...deps, sessions: { ...sessions, tokens: { ...sessions.tokens, issue } } };
  const { token, tokenHash, sessionId } = await openSession(unsealed, tx, account, originOf());
  const expiresAt = tokenEnd(deps.clock.now(), deps.config.sessionDays);
  await insertToken(tx.sql, { accountId, sessionId, tokenHash, expiresAt });
  return token;
}

/** Opens another session with all cookies, on a device with this description. */
export async function beginTestSession(
  deps: SessionDeps,
  { accountId }: Pick<TestAccount, 'accountId'>,
  device: { readonly userAgent?: string; readonly address?: string } = {},
): Promise<OpenedSession> {
  const account = await findAccount(deps.db.sql, accountId);
  if (!account) throw new Error(`There is no account ${accountId}`);
  return deps.db.transact((tx) => openSession(deps, tx, account, originOf(device)));
}

/** A visitor with this description. */
function originOf(device: { readonly userAgent?: string; readonly address?: string } = {}) {
  const origin = {
    address: '127.0.0.1',
    userAgent: 'node',
    locale: 'zh',
    askedLocale: 'zh',
    device: null,
    isThisMachine: true,
    ...device,
  } as const;
  return { who: { kind: 'visitor', origin }, timeZone: 'Asia/Shanghai' } as const;
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
