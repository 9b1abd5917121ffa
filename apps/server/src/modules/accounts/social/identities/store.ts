import {
  type LoginMethodKind,
  loginMethodKinds,
  type SocialKind,
} from '@inkstone/contracts/accounts/social-login';
import { type Instant, instant } from '@inkstone/kernel';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { accountLogins, accounts } from '../../../../platform/db/tables/accounts.ts';
import { socialIdentities } from '../../../../platform/db/tables/social-login.ts';

/** A stored identity; its revocation token is encrypted. */
export interface StoredIdentity {
  readonly kind: SocialKind;
  readonly subject: string;
  readonly shownName: string | null;
  readonly email: string | null;
  readonly revocation: string | null;
}

/** One sign-in method of an account. */
export interface LoginMethod {
  readonly kind: LoginMethodKind;
  readonly name: string;
  readonly boundAt: Instant;
}

/** Serializes changes of an account's sign-in methods. */
export async function lockAccount(db: Sql, accountId: string): Promise<void> {
  await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('update');
}

export async function findLoginMethods(db: Sql, accountId: string): Promise<LoginMethod[]> {
  const rows = await db
    .select({ kind: accountLogins.kind, name: accountLogins.name, boundAt: accountLogins.createdAt })
    .from(accountLogins)
    .where(eq(accountLogins.accountId, accountId));
  return loginMethodKinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, boundAt }) => ({ kind, name, boundAt: instant(boundAt) })),
  );
}

/**
 * Assigns a sign-in method to an account. Returns its account afterwards, which differs if it was already
 * taken.
 */
export async function claimLoginMethod(
  db: Sql,
  way: {
    readonly kind: LoginMethodKind;
    readonly name: string;
    readonly accountId: string;
    readonly createdAt: Instant;
  },
): Promise<string> {
  await db.insert(accountLogins).values(way).onConflictDoNothing();
  const [row] = await db
    .select({ accountId: accountLogins.accountId })
    .from(accountLogins)
    .where(and(eq(accountLogins.kind, way.kind), eq(accountLogins.name, way.name)));
  return row?.accountId ?? '';
}

export async function deleteLoginMethod(db: Sql, accountId: string, kind: LoginMethodKind): Promise<void> {
  await db
    .delete(accountLogins)
    .where(and(eq(accountLogins.accountId, accountId), eq(accountLogins.kind, kind)));
}

export async function setPhone(
  db: Sql,
  accountId: string,
  phone: string | null,
  now: Instant,
): Promise<void> {
  await db.update(accounts).set({ phone, updatedAt: now }).where(eq(accounts.accountId, accountId));
}

export async function setEmail(
  db: Sql,
  accountId: string,
  email: string | null,
  now: Instant,
): Promise<void> {
  await db.update(accounts).set({ email, updatedAt: now }).where(eq(accounts.accountId, accountId));
}

/**
 * Creates an account without number and address; its sign-in methods are assigned in the same transaction.
 */
export async function insertBareAccount(db: Sql, accountId: string, createdAt: Instant): Promise<void> {
  const times = { createdAt, agreedToTermsAt: createdAt, updatedAt: createdAt };
  await db.insert(accounts).values({ accountId, ...times });
}

/** Stores data of an identity; values that the provider omits are kept. False when another is linked. */
export async function storeIdentity(
  db: Sql,
  accountId: string,
  identity: StoredIdentity,
  boundAt: Instant,
): Promise<boolean> {
  const { shownName, email, revocation } = identity;
  const rows = await db
    .insert(socialIdentities)
    .values({ accountId, ...identity, boundAt })
    .onConflictDoUpdate({
      target: [socialIdentities.accountId, socialIdentities.kind],
      set: {
        shownName: sql`coalesce(${shownName}, ${socialIdentities.shownName})`,
        email: sql`coalesce(${email}, ${socialIdentities.email})`,
        revocation: sql`coalesce(${revocation}, ${socialIdentities.revocation})`,
      },
      setWhere: eq(socialIdentities.subject, identity.subject),
    })
    .returning({ accountId: socialIdentities.accountId });
  return rows.length > 0;
}

export async function findIdentities(db: Sql, accountId: string): Promise<StoredIdentity[]> {
  return db
    .select({
      kind: socialIdentities.kind,
      subject: socialIdentities.subject,
      shownName: socialIdentities.shownName,
      email: socialIdentities.email,
      revocation: socialIdentities.revocation,
    })
    .from(socialIdentities)
    .where(eq(socialIdentities.accountId, accountId));
}

export async function deleteIdentity(db: Sql, accountId: string, kind: SocialKind): Promise<void> {
  await db
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.accountId, accountId), eq(socialIdentities.kind, kind)));
}

/** Names an account that has no name yet. */
export async function setNameIfMissing(
  db: Sql,
  accountId: string,
  nickname: string,
  now: Instant,
): Promise<void> {
  await db
    .update(accounts)
    .set({ nickname, updatedAt: now })
    .where(and(eq(accounts.accountId, accountId), isNull(accounts.nickname)));
}
