import { type lineHeights, textFonts, type textScales } from '@inkstone/contracts/accounts/display';
import { locales } from '@inkstone/phrases';
import { bigint, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/** Display settings of an account; no row, or null, for defaults. */
export const accountDisplay = pgTable('account_display', {
  accountId: text('account_id').primaryKey(),
  theme: text('theme', { enum: ['light', 'dark', 'system'] }),
  language: text('language', { enum: locales }),
  font: text('font', { enum: textFonts }),
  scale: doublePrecision('scale').$type<(typeof textScales)[number]>(),
  lineHeight: doublePrecision('line_height').$type<(typeof lineHeights)[number]>(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});
