import { AppError } from '@inkstone/contracts';
import type { WebhookUseCase } from '../../platform/http/webhook-route.ts';
import type { StoreName } from '../../ports/store-verifier.ts';
import { recordPeriod } from './record-period.ts';
import { insertNotice, lockOwner } from './store.ts';

/** Types that end access without naming a period: somebody has to act. */
const alarming = ['RESCIND_CONSENT'];

/**
 * Takes a notification of a store: verified, then kept and followed in one transaction, and accepted also when its type is
 * unknown. A period of a subscription that nobody has shown yet is granted when somebody shows it.
 */
export function takeStoreNotice(store: StoreName): WebhookUseCase {
  return async (deps, { body }) => {
    const verifier = deps.stores[store];
    if (!verifier) throw new AppError('not_found');
    const reading = verifier.readNotice(body);
    if (reading.kind === 'denied') {
      deps.log.warn('a notification of a store was denied', { store, fault: reading.fault });
      return { status: 403 };
    }
    const { eventKey, type, period } = reading;
    await deps.db.transact(async ({ sql, afterCommit }) => {
      const isNew = await insertNotice(sql, { store, eventKey, type, receivedAt: deps.clock.now() });
      if (!isNew) return;
      if (alarming.includes(type))
        afterCommit(() =>
          deps.log.error('a store ends access: somebody has to act', { store, type, eventKey }),
        );
      if (!period) return;
      const accountId = await lockOwner(sql, { store, subscriptionId: period.subscriptionId });
      if (accountId !== null) await recordPeriod(deps, sql, { store, accountId, period });
    });
    return {};
  };
}
