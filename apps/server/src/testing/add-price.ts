import type { Database } from '../platform/db/database.ts';

/** A price to add to the catalogue. */
export interface AddedPrice {
  readonly id: string;
  readonly item: string;
  /** The campaign to which it belongs, which is created unless it exists. */
  readonly campaign?: string;
  /** In fen. */
  readonly amount: number;
  /** When it begins and ends, in ms. */
  readonly from: number;
  readonly to?: number | null;
}

/** Adds a price in yuan to the catalogue. */
export async function addPrice(db: Pick<Database, 'run'>, price: AddedPrice): Promise<void> {
  const { id, item, campaign = null, amount, from, to = null } = price;
  if (campaign !== null) {
    await db.run(
      'insert into campaigns (campaign_id, title, created_at) values ($1, $1, $2) on conflict (campaign_id) do nothing',
      [campaign, from],
    );
  }
  await db.run(
    `insert into catalogue_prices (price_id, item_id, campaign_id, currency, amount, valid_from, valid_to)
     values ($1, $2, $3, 'CNY', $4, $5, $6)`,
    [id, item, campaign, amount, from, to],
  );
}
