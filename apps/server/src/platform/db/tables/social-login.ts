import type { SocialKind, SocialPurpose } from '@inkstone/contracts/accounts/social-login';
import type { QrState } from '@inkstone/contracts/accounts/wechat-qr';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Pending social logins, and One Tap credentials that were used. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    /** SHA-256 of the state in hexadecimal; the state itself is not stored. */
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').$type<SocialKind>().notNull(),
    purpose: text('purpose').$type<SocialPurpose>().notNull(),
    /** The account to link the identity to; null for signing in. */
    accountId: text('account_id'),
    /** The browser that started it. */
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
    /** The content of the code; known to anyone who sees the picture. */
    scene: text('scene').notNull(),
    /** The browser that started it. */
    deviceId: text('device_id').notNull(),
    purpose: text('purpose').$type<SocialPurpose>().notNull(),
    accountId: text('account_id'),
    next: text('next').notNull(),
    state: text('state').$type<QrState>().notNull(),
    /** The identity that scanned it, encrypted with a key of this server. */
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

/**
 * Details of an account's social identities; which account an identity signs in to is in `account_logins`.
 */
export const socialIdentities = pgTable(
  'social_identities',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<SocialKind>().notNull(),
    /** `sub` or unionid. */
    subject: text('subject').notNull(),
    /** The display name at the provider. */
    shownName: text('shown_name'),
    email: text('email'),
    /** The provider's token for revoking the consent, encrypted with a key of this server. */
    revocation: text('revocation'),
    boundAt: bigint('bound_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
