import type { Deps } from '../../deps.ts';
import { recordConsents } from './consents/agree.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { findAccount, insertAccount } from './store.ts';

/** An account made for a test, with a session that is open. */
export interface TestAccount {
  readonly accountId: string;
  /** For the cookie TOKEN or the Authorization header. */
  readonly token: string;
  /** E.164. */
  readonly phone: string;
}

/** Makes an account without SMS and puzzle; what is not given is made up. Fails when the number is taken. */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'random' | 'config' | 'sessions' | 'terms'>,
  given: { readonly phone?: string; readonly password?: string } = {},
): Promise<TestAccount> {
  const accountId = deps.ids.next();
  const [high = 0, middle = 0, low = 0] = deps.random.bytes(3);
  const subscriber = String((high * 65_536 + middle * 256 + low) % 100_000_000).padStart(8, '0');
  const phone = given.phone ?? `+86138${subscriber}`;
  const passwordHash = given.password ? await hashPassword(given.password) : null;
  const account = { accountId, phone, passwordHash, createdAt: deps.clock.now() };
  const isNew = await insertAccount(deps.db.sql, account);
  if (!isNew) throw new Error(`${phone} has an account already`);
  await recordConsents(deps, deps.db.sql, { accountId, locale: 'zh' });
  return { accountId, token: await openTestSession(deps, { accountId }), phone };
}

/** Opens a session more, as another browser of the same person does, and gives its token. */
export async function openTestSession(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'random' | 'config' | 'sessions'>,
  { accountId }: Pick<TestAccount, 'accountId'>,
): Promise<string> {
  const origin = {
    address: '127.0.0.1',
    userAgent: 'test',
    locale: 'zh',
    askedLocale: 'zh',
    isThisMachine: true,
  } as const;
  const account = await findAccount(deps.db.sql, accountId);
  if (!account) throw new Error(`There is no account ${accountId}`);
  const from = { who: { kind: 'visitor', origin }, timeZone: 'Asia/Shanghai' } as const;
  return (await deps.db.transact((tx) => openSession(deps, tx, account, from))).token;
}
