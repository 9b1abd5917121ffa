import type { ReplyOf } from '@inkstone/contracts';
import type {
  ProofKind,
  proveSimulatedPurchase,
  SimulatedProduct,
  SimulatedPurchase,
  SimulatedStore,
  StoreAction,
  StoreDelivery,
} from '@inkstone/contracts/orders';

/**
 * The simulated stores, for actions of testers as buyers or stores. Methods throw `not_found` for an unknown purchase and
 * `simulated_action_refused` for an action that its state does not allow.
 */
export interface StoreSimulator {
  /** Sets the origin to which notifications are posted, such as `http://127.0.0.1:4700`; BASE_URL by default. */
  postTo(origin: string): void;
  readonly products: readonly SimulatedProduct[];
  /** Newest first. */
  list(): Promise<SimulatedPurchase[]>;
  /** Buys as an app does, which may name the account of the purchase. */
  buy(input: {
    readonly store: SimulatedStore;
    readonly productId: string;
    readonly accountToken: string | null;
    readonly delivery: StoreDelivery;
  }): Promise<SimulatedPurchase>;
  /** Performs an action, and posts the notifications that are due. */
  act(purchaseId: string, action: StoreAction): Promise<SimulatedPurchase>;
  setDelivery(purchaseId: string, delivery: StoreDelivery): Promise<SimulatedPurchase>;
  /** Returns the proof of purchase that the store gives to the app on the device. */
  prove(purchaseId: string, kind: ProofKind): Promise<ReplyOf<typeof proveSimulatedPurchase>['proof']>;
  /** Posts a notification now, even one that is held, lost or was sent before. */
  sendNow(noticeId: string): Promise<SimulatedPurchase>;
  /** Posts a notification that is due. Failures are retried with the delays of the store. */
  sendNotice(noticeId: string): Promise<void>;
  /** Simulates what a store does at the end of a period, or of a delay between charges. */
  runStep(purchaseId: string): Promise<void>;
}

/** The kinds of due rows that `sendNotice` and `runStep` handle. */
export const simulatedStoreNoticeKind = 'send-simulated-store-notice';
export const simulatedStoreStepKind = 'run-simulated-store';
