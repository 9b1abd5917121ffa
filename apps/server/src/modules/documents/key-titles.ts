import type { Deps } from '../../deps.ts';
import { findWithoutTitleKey, setTitleKey } from './store.ts';

const titlesAtOnce = 200;

/** Computes missing sort keys of titles. Safe to run twice or to be interrupted. */
export async function keyTitles({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  for (;;) {
    const found = await findWithoutTitleKey(db.sql, titlesAtOnce);
    if (found.length === 0) return;
    await db.transact(async ({ sql }) => {
      for (const document of found) await setTitleKey(sql, document);
    });
    log.info('The sort keys of titles were computed', { documents: found.length });
  }
}
