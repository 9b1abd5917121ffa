import type { SocialKind, SocialPurpose } from '@inkstone/contracts/social-login';
import type { QrState } from '@inkstone/contracts/wechat-qr';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Logins begun here and expected back from a provider, and One Tap credentials that were used. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    /** SHA-256 of the state in hexadecimal; the state itself is nowhere. */
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').$type<SocialKind>().notNull(),
    purpose: text('purpose').$type<SocialPurpose>().notNull(),
    /** Whose account gets the identity; null for signing in. */
    accountId: text('account_id'),
    /** The browser that began it. */
    deviceId: text('device_id').notNull(),
    /** A path of this site, or empty. */
    next: text('next').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [index('social_attempts_by_end').on(table.expiresAt)],
);

/** QR codes for signing in by WeChat. */
export const wechatQrCodes = pgTable(
  'wechat_qr_codes',
  {
    /** SHA-256 of the ticket in hexadecimal. */
    ticketHash: text('ticket_hash').primaryKey(),
    /** What the code says; whoever can see the picture knows it. */
    scene: text('scene').notNull(),
    /** The browser that began it. */
    deviceId: text('device_id').notNull(),
    purpose: text('purpose').$type<SocialPurpose>().notNull(),
    accountId: text('account_id'),
    next: text('next').notNull(),
    state: text('state').$type<QrState>().notNull(),
    /** Who scanned it, sealed with a key of this server. */
    identity: text('identity'),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    lookedAt: bigint('looked_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('wechat_qr_codes_by_scene').on(table.scene),
    index('wechat_qr_codes_by_end').on(table.expiresAt),
  ],
);

/** What is known of an account's social identities; which account one opens stands in `account_logins`. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<SocialKind>().notNull(),
    /** `sub` or unionid. */
    subject: text('subject').notNull(),
    /** What the person is called there. */
    shownName: text('shown_name'),
    email: text('email'),
    /** The provider's token for taking the consent back, sealed with a key of this server. */
    revocation: text('revocation'),
    boundAt: bigint('bound_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
