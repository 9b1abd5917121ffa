import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** One row: the text model service chosen by staff. */
export const textModels = pgTable('text_models', {
  id: integer('id').primaryKey(),
  way: text('way', { enum: ['service', 'local', 'none'] }).notNull(),
  serviceUrl: text('service_url').notNull(),
  serviceModel: text('service_model').notNull(),
  /** The key, encrypted for the origin of the address; null for a service without keys. */
  sealedKey: text('sealed_key'),
  localModel: text('local_model').notNull(),
  /** Names of other models, by feature. */
  overrides: jsonb('overrides').notNull(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});
