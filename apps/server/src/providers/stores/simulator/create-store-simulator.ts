import { AppError } from '@inkstone/contracts';
import type { SimulatedPurchase, SimulatedStore, StoreAction } from '@inkstone/contracts/orders';
import { addMonths, dayOfMonth } from '@inkstone/domain/membership';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type StoreSimulator, simulatedStoreStepKind } from '../../../ports/store-simulator.ts';
import type { StoreVerifiers } from '../../../ports/store-verifier.ts';
import { createAppleFormat } from './apple/apple-format.ts';
import { createGoogleFormat } from './google/google-format.ts';
import { createHarmonyFormat } from './harmony/harmony-format.ts';
import { createHuaweiFormat } from './huawei/huawei-format.ts';
import { postDueNotice, postNotice, type Sender, sendNotice } from './notices.ts';
import { offerCurrency, offerOf, storeOffers } from './products.ts';
import { openStoreKeys } from './simulated-keys.ts';
import { type SimulatorDeps, storeNumber } from './simulator-deps.ts';
import {
  addPurchase,
  changePurchase,
  findDueNotices,
  findNewest,
  findNotice,
  findNotices,
  findNumbered,
  findPurchase,
  findReturned,
  lockPurchase,
  type Notice,
  type Purchase,
} from './store.ts';
import type { StoreBackend, StoreFormat } from './store-format.ts';
import { actionsOf, advanceTime, applyAction, nextStep, type PurchaseEvent } from './subscription-life.ts';

/** Maximum number of listed purchases. */
const maxListed = 50;
/** The simulated stores: verifiers for the shop, and actions for testers. */
export interface SimulatedStores {
  readonly stores: StoreVerifiers;
  readonly simulator: StoreSimulator;
}

/** Creates the simulated stores. Their state is in the database, and their keys are generated at the first start. */
export async function createStoreSimulator(
  deps: SimulatorDeps & Pick<Platform, 'keys'> & { readonly config: Pick<Platform['config'], 'baseUrl'> },
): Promise<SimulatedStores> {
  const keys = await openStoreKeys(deps);
  const formats: Readonly<Record<SimulatedStore, StoreFormat>> = {
    apple: createAppleFormat(keys.apple, deps),
    google: createGoogleFormat(keys.pairs, deps),
    huawei: createHuaweiFormat(keys.pairs, deps),
    harmony: createHarmonyFormat(keys.harmony, deps),
  };
  let origin = deps.config.baseUrl;
  const sender: Sender = { formatOf: ({ store }) => formats[store], origin: () => origin };
  const verifierOf = (store: SimulatedStore) => formats[store].verifier(backendOf(deps, store));
  return {
    stores: {
      ...{ apple: verifierOf('apple'), google: verifierOf('google') },
      ...{ huawei: verifierOf('huawei'), harmony: verifierOf('harmony') },
    },
    simulator: {
      ...createActions(deps, sender),
      postTo: (given) => {
        origin = given;
      },
    },
  };
}

/** Creates a replacement for the API of a store. */
function backendOf(deps: SimulatorDeps, store: SimulatedStore): StoreBackend {
  const find = (number: string) => findNumbered(deps.db.sql, { store, number });
  return {
    find: async (number) => {
      const found = await find(number);
      return found && signNow(deps, found.purchaseId);
    },
    confirm: async (number) => {
      const found = await find(number);
      if (found) await changePurchase(deps.db.sql, found.purchaseId, { isConfirmed: true });
    },
    listReturned: (since) => findReturned(deps.db.sql, { store, since }),
  };
}

function possible({ formatOf }: Sender, purchase: Purchase): StoreAction[] {
  const { impossible } = formatOf(purchase);
  return actionsOf(purchase).filter((action) => !impossible.includes(action));
}

/**
 * Returns the purchase as the store signs it now. Each signature has a later time than the one before, even within one
 * millisecond.
 */
async function signNow(deps: SimulatorDeps, purchaseId: string): Promise<Purchase> {
  return deps.db.transact(async ({ sql }) => changeNow(deps, sql, await lock(sql, purchaseId), {}));
}

async function lock(sql: Sql, purchaseId: string): Promise<Purchase> {
  const purchase = await lockPurchase(sql, purchaseId);
  if (!purchase) throw new AppError('not_found');
  return purchase;
}

async function changeNow(
  { clock }: SimulatorDeps,
  sql: Sql,
  purchase: Purchase,
  change: Partial<Purchase>,
): Promise<Purchase> {
  const signedAt = Math.max(clock.now(), purchase.signedAt + 1);
  await changePurchase(sql, purchase.purchaseId, { ...change, signedAt });
  return { ...purchase, ...change, signedAt };
}

function createActions(deps: SimulatorDeps, sender: Sender): Omit<StoreSimulator, 'postTo'> {
  const { db, clock } = deps;
  const view = async (purchases: readonly Purchase[]) => {
    const notices = await findNotices(
      db.sql,
      purchases.map(({ purchaseId }) => purchaseId),
    );
    return purchases.map((one) => viewOf(sender, one, notices));
  };
  const read = async (purchaseId: string) => {
    const found = await findPurchase(db.sql, purchaseId);
    const [one] = await view(found ? [found] : []);
    if (!one) throw new AppError('not_found');
    return one;
  };
  /** Stores send notifications at once. A failed one stays scheduled. */
  const postDue = async () => {
    for (const notice of await findDueNotices(db.sql, clock.now())) await postNotice(deps, sender, notice);
  };
  return {
    products: storeOffers.map(({ productId, months, amount }) => ({
      ...{ productId, kind: months === null ? 'product' : 'subscription', amount, currency: offerCurrency },
    })),
    list: async () => view(await findNewest(db.sql, maxListed)),
    buy: async (input) => {
      if (!storeOffers.some(({ productId }) => productId === input.productId))
        throw new AppError('not_found');
      const bought = newPurchase(deps, input);
      await db.transact(async ({ sql }) => {
        await addPurchase(sql, bought);
        await sendNotice(deps, sql, sender, bought, { says: 'bought' });
        await scheduleStep(deps, sql, bought);
      });
      await postDue();
      return read(bought.purchaseId);
    },
    act: async (purchaseId, action) => {
      await db.transact(async ({ sql }) => {
        const purchase = await lock(sql, purchaseId);
        if (!possible(sender, purchase).includes(action)) throw new AppError('simulated_action_refused');
        const done = applyAction(purchase, action, clock.now(), renewing(deps, purchase));
        if (done) await follow(deps, sql, sender, purchase, done);
        else await forge(deps, sql, sender, purchase);
      });
      await postDue();
      return read(purchaseId);
    },
    setDelivery: async (purchaseId, delivery) => {
      await db.transact(async ({ sql }) => {
        await lock(sql, purchaseId);
        await changePurchase(sql, purchaseId, { delivery });
      });
      return read(purchaseId);
    },
    prove: async (purchaseId, kind) => {
      const purchase = await signNow(deps, purchaseId);
      return sender.formatOf(purchase).proof(purchase, kind);
    },
    sendNow: async (noticeId) => {
      const notice = await findNotice(db.sql, noticeId);
      if (!notice) throw new AppError('not_found');
      await postNotice(deps, sender, notice);
      return read(notice.purchaseId);
    },
    sendNotice: (noticeId) => postDueNotice(deps, sender, noticeId),
    runStep: async (purchaseId) => {
      await db.transact(async ({ sql }) => {
        const purchase = await lockPurchase(sql, purchaseId);
        if (!purchase) return;
        const happened = advanceTime(purchase, clock.now(), renewing(deps, purchase));
        await follow(deps, sql, sender, purchase, happened ?? { change: {}, says: null });
      });
    },
  };
}

function newPurchase(deps: SimulatorDeps, input: Parameters<StoreSimulator['buy']>[0]): Purchase {
  const { store, productId, accountToken, delivery } = input;
  const { months } = offerOf(productId);
  const now = deps.clock.now();
  const anchorDay = dayOfMonth(now);
  const number = storeNumber(deps);
  return {
    ...{ purchaseId: deps.ids.next(), store, number, productId, accountToken, delivery },
    ...{ kind: months === null ? 'product' : 'subscription', state: 'active', renews: months !== null },
    ...{ charges: 'paid', periodNo: 1, transactionId: number, periodFrom: now, anchorDay },
    periodTo: months === null ? null : addMonths(now, months, anchorDay),
    ...{ graceUntil: null, failedAt: null, returnedAt: null, isConfirmed: false },
    ...{ signedAt: now, createdAt: now },
  };
}

function renewing(deps: SimulatorDeps, { productId }: Purchase) {
  return { months: offerOf(productId).months ?? 0, transactionId: storeNumber(deps) };
}

/** Stores an event, sends its notification, and schedules the next action of the store. */
async function follow(
  deps: SimulatorDeps,
  sql: Sql,
  sender: Sender,
  purchase: Purchase,
  { change, says }: PurchaseEvent,
): Promise<void> {
  const changed = await changeNow(deps, sql, purchase, change);
  if (says) await sendNotice(deps, sql, sender, changed, { says });
  await scheduleStep(deps, sql, changed);
}

async function forge(deps: SimulatorDeps, sql: Sql, sender: Sender, purchase: Purchase): Promise<void> {
  const returnedAt = deps.clock.now();
  const returned = { ...purchase, returnedAt, signedAt: Math.max(returnedAt, purchase.signedAt + 1) };
  await sendNotice(deps, sql, sender, returned, { says: 'refunded', isForged: true });
}

async function scheduleStep({ clock }: SimulatorDeps, sql: Sql, purchase: Purchase): Promise<void> {
  const at = nextStep(purchase, clock.now());
  if (at === null) return;
  await scheduleDue(sql, { kind: simulatedStoreStepKind, ref: purchase.purchaseId, at });
}

function viewOf(sender: Sender, purchase: Purchase, notices: readonly Notice[]): SimulatedPurchase {
  const { purchaseId, store, number, productId: product, kind, accountToken, state, renews } = purchase;
  const { periodFrom: from, periodTo: to, graceUntil, charges, delivery } = purchase;
  const { amount } = offerOf(product);
  return {
    ...{ purchaseId, store, number, product, kind, amount, currency: offerCurrency },
    ...{ accountToken, state, renews, isDeclined: charges !== 'paid', delivery, from, to, graceUntil },
    isConfirmed: sender.formatOf(purchase).isConfirmed(purchase),
    actions: possible(sender, purchase),
    notices: notices
      .filter((notice) => notice.purchaseId === purchaseId)
      .map(({ noticeId, says, isForged, state: sent, times, tries, status, saidAt, dueAt }) => ({
        ...{ noticeId, says, isForged, state: sent, times, tries, status, saidAt, dueAt },
      })),
  };
}
