import type { DueHandler } from '../../platform/due/index.ts';
import { storeNames } from '../../ports/store-verifier.ts';
import { confirmKind } from './record-snapshot.ts';
import { changePurchase, findPurchase } from './store.ts';

/**
 * Confirms to a store that a purchase was delivered: Google refunds purchases that are not acknowledged within three
 * days, and Huawei sells words again only after the confirmation. Repeated until it succeeds. The store is queried
 * first, because the purchase may be confirmed already or its payment returned.
 */
export const confirmHandler: DueHandler = {
  kind: confirmKind,
  run: async (deps, which) => {
    const [name, subscriptionId = ''] = which.split('/');
    const store = storeNames.find((one) => one === name);
    const row = store ? await findPurchase(deps.db.sql, { store, subscriptionId }) : null;
    // The account was deleted together with the purchase.
    if (!row) return;
    const verifier = deps.stores[row.store];
    if (!verifier?.query) throw new Error(`The store ${row.store} is off, and waits for a confirmation`);
    const ref = { kind: row.kind, productId: row.productId, token: row.token, number: row.number };
    const reading = await verifier.query(ref);
    if (reading.kind === 'unknown') throw new Error(`The store did not answer: ${reading.detail}`);
    const isOpen = reading.kind === 'snapshot' && reading.snapshot.needsConfirmation;
    const outcome = isOpen ? await verifier.confirm(reading.snapshot.ref) : 'done';
    if (outcome === 'unknown') throw new Error('The store did not accept the confirmation');
    if (outcome === 'gone' || reading.kind === 'denied')
      deps.log.error('a store does not know a purchase that was delivered', { store, subscriptionId });
    await changePurchase(deps.db.sql, row, { confirmedAt: deps.clock.now() });
  },
};
