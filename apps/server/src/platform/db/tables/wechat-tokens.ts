import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });

/** Credentials of WeChat apps shared by all processes, and the lease for renewing them. */
export const wechatTokens = pgTable(
  'wechat_tokens',
  {
    appId: text('app_id').notNull(),
    kind: text('kind', { enum: ['access_token', 'jsapi_ticket'] }).notNull(),
    sealed: text('sealed'),
    expiresAt: time('expires_at').notNull(),
    generation: integer('generation').notNull(),
    leaseHolder: text('lease_holder'),
    leaseUntil: time('lease_until').notNull(),
    retryAt: time('retry_at').notNull(),
    failure: text('failure', { enum: ['unavailable', 'misconfigured'] }),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind] })],
);
