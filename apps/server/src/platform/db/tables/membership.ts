import type { ConvertedPart } from '@inkstone/domain/membership';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });
const tier = () => text('tier', { enum: ['plus', 'pro'] });

/** Items of the catalogue: terms of a tier, and words. */
export const catalogueItems = pgTable('catalogue_items', {
  itemId: text('item_id').primaryKey(),
  kind: text('kind', { enum: ['vip', 'ai'] }).notNull(),
  tier: tier(),
  months: integer('months'),
  days: integer('days'),
  valueDays: integer('value_days'),
  words: bigint('words', { mode: 'number' }),
  isListed: boolean('is_listed').notNull(),
  position: integer('position').notNull(),
});

/** Campaigns: prices for buyers with a link. Their periods are those of their prices. */
export const campaigns = pgTable('campaigns', {
  campaignId: text('campaign_id').primaryKey(),
  title: text('title').notNull(),
  quota: integer('quota'),
  perAccount: integer('per_account'),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
});

/** Prices in minor units; append-only. */
export const cataloguePrices = pgTable(
  'catalogue_prices',
  {
    priceId: text('price_id').primaryKey(),
    itemId: text('item_id').notNull(),
    campaignId: text('campaign_id'),
    currency: text('currency', { enum: ['CNY', 'USD'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    usdHint: bigint('usd_hint', { mode: 'number' }),
    validFrom: time('valid_from').notNull(),
    validTo: time('valid_to'),
  },
  (table) => [index('catalogue_prices_by_item').on(table.itemId)],
);

/** Time of a tier that an account was granted. */
export const grants = pgTable(
  'grants',
  {
    grantId: text('grant_id').primaryKey(),
    accountId: text('account_id').notNull(),
    tier: tier().notNull(),
    kind: text('kind', { enum: ['floating', 'pinned'] }).notNull(),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    periodNo: integer('period_no').notNull(),
    grantedAt: time('granted_at').notNull(),
    length: bigint('length', { mode: 'number' }),
    anchorDay: integer('anchor_day'),
    pinnedFrom: time('pinned_from'),
    pinnedTo: time('pinned_to'),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    unique().on(table.source, table.sourceId, table.periodNo),
    index('grants_by_account').on(table.accountId),
  ],
);

/** Periods of grants; derived from them. */
export const membershipSpans = pgTable(
  'membership_spans',
  {
    accountId: text('account_id').notNull(),
    grantId: text('grant_id').notNull(),
    tier: tier().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.grantId, table.startsAt] })],
);

/** One row for each account with grants, locked while they change. */
export const timelines = pgTable('timelines', {
  accountId: text('account_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** Words that an account was granted; the ledger account has the id of the package. */
export const wordPackages = pgTable(
  'word_packages',
  {
    packageId: text('package_id').primaryKey(),
    accountId: text('account_id').notNull(),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    /** `rewrite`: free words for rewriting. */
    purpose: text('purpose', { enum: ['inspire', 'rewrite'] })
      .notNull()
      .default('inspire'),
    words: bigint('words', { mode: 'number' }).notNull(),
    grantedAt: time('granted_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Words revoked by refunds. */
    revoked: bigint('revoked', { mode: 'number' }).notNull().default(0),
    /** The last warning sent before expiry: 7 days ahead, or 1. */
    warnedDays: integer('warned_days'),
  },
  (table) => [
    unique().on(table.source, table.sourceId),
    index('word_packages_by_account').on(table.accountId, table.expiresAt),
  ],
);

/** Trials that accounts have claimed. */
export const trialClaims = pgTable('trial_claims', {
  accountId: text('account_id').primaryKey(),
  claimId: text('claim_id').notNull(),
  campaignId: text('campaign_id').notNull(),
  claimedAt: time('claimed_at').notNull(),
});

/**
 * Marks of users who have claimed a trial: keyed hashes of phone number, browser and WeChat identity. They
 * contain no account id and are kept when the account is removed.
 */
export const trialMarks = pgTable(
  'trial_marks',
  {
    kind: text('kind', { enum: ['phone', 'device', 'wechat'] }).notNull(),
    hash: text('hash').notNull(),
    campaignId: text('campaign_id').notNull(),
    claimedAt: time('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hash] })],
);

/** The key of the hashes, encrypted with a key of this server; one row. */
export const trialKeys = pgTable('trial_keys', {
  keyId: integer('key_id').primaryKey(),
  sealed: text('sealed').notNull(),
});

/** Claims of a campaign on a day in Asia/Shanghai. */
export const trialDays = pgTable(
  'trial_days',
  {
    campaignId: text('campaign_id').notNull(),
    day: integer('day').notNull(),
    claimed: integer('claimed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day] })],
);

/** The grants from which a grant was converted or upgraded. */
export const grantLineage = pgTable(
  'grant_lineage',
  {
    accountId: text('account_id').notNull(),
    childId: text('child_id').notNull(),
    parentId: text('parent_id').notNull(),
    kind: text('kind', { enum: ['converted', 'kept', 'upgraded'] }).notNull(),
    length: bigint('length', { mode: 'number' }).notNull(),
    credit: bigint('credit', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.parentId] }),
    index('grant_lineage_by_account').on(table.accountId),
    index('grant_lineage_by_parent').on(table.parentId),
  ],
);

/** Conversions of Plus to Pro: the quotes, and the consents to those that were carried out. */
export const conversions = pgTable(
  'conversions',
  {
    conversionId: text('conversion_id').primaryKey(),
    accountId: text('account_id').notNull(),
    days: integer('days').notNull(),
    taken: bigint('taken', { mode: 'number' }).notNull(),
    kept: bigint('kept', { mode: 'number' }).notNull(),
    lines: jsonb('lines').$type<readonly ConvertedPart[]>().notNull(),
    basisHash: text('basis_hash').notNull(),
    consentHash: text('consent_hash').notNull(),
    language: text('language').notNull(),
    quotedAt: time('quoted_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    convertedAt: time('converted_at'),
    network: text('network'),
  },
  (table) => [index('conversions_by_account').on(table.accountId)],
);
/**
 * Marks of users who were granted free words for rewriting: keyed hashes of WeChat identity and phone number.
 * They contain no account id and are kept when the account is removed.
 */
export const freeWordMarks = pgTable(
  'free_word_marks',
  {
    purpose: text('purpose', { enum: ['wechat', 'share'] }).notNull(),
    hash: text('hash').notNull(),
    grantedAt: time('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.hash] })],
);

/** Pictures of shares in WeChat Moments that accounts have sent for a review. */
export const sharePictures = pgTable(
  'share_pictures',
  {
    pictureId: text('picture_id').primaryKey(),
    accountId: text('account_id').notNull(),
    state: text('state', { enum: ['pending', 'approved', 'refused'] }).notNull(),
    /** Hashes of `free_word_marks` of the sender; empty after the decision. */
    marks: jsonb('marks').$type<readonly string[]>().notNull(),
    sentAt: time('sent_at').notNull(),
    dueAt: time('due_at').notNull(),
    decidedAt: time('decided_at'),
    /** The reason of the refusal, as shown to the sender. */
    refusal: text('refusal'),
    hasFile: boolean('has_file').notNull(),
  },
  (table) => [
    index('share_pictures_by_account').on(table.accountId, table.sentAt),
    uniqueIndex('share_pictures_waiting').on(table.accountId).where(sql`${table.state} = 'pending'`),
    index('share_pictures_queue').on(table.sentAt, table.pictureId).where(sql`${table.state} = 'pending'`),
  ],
);
