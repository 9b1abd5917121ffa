import type { X509Certificate } from 'node:crypto';
import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import type { HarmonyStoreSettings } from '../../../ports/store-config.ts';
import type {
  SnapshotReading,
  StoreProof,
  StorePurchaseRef,
  StoreVerifier,
} from '../../../ports/store-verifier.ts';
import { atHarmony, callHarmony, type HarmonyApi } from './call-harmony.ts';
import { harmonyRoot } from './harmony-root.ts';
import { readNotification } from './read-notification.ts';
import { describeOrder, describeSubscription, readReference } from './read-order.ts';
import { verifyHarmonyJws } from './verify-harmony-jws.ts';

const signedStatus = z.object({ jwsSubGroupStatus: z.string().min(1).max(500_000) });
const signedOrder = z.object({ jwsPurchaseOrder: z.string().min(1).max(60_000) });

/** Values that tests and the simulator replace: the root of signatures, and the URL or the implementation of the service. */
export interface HarmonyStoreAnchors {
  readonly root?: X509Certificate;
  readonly apiUrl?: string;
  readonly api?: HarmonyApi;
}

/** AppGallery on HarmonyOS with IAP Kit: signed orders and states of subscriptions, and notifications of version 3. */
export function createHarmonyStore(
  settings: HarmonyStoreSettings,
  deps: { readonly clock: Clock },
  anchors: HarmonyStoreAnchors = {},
): StoreVerifier {
  const { root = harmonyRoot(), apiUrl = atHarmony } = anchors;
  const api: HarmonyApi = anchors.api ?? ((what, ref) => callHarmony(deps, settings, apiUrl, what, ref));
  const verify = (jws: string) => verifyHarmonyJws(jws, root, deps.clock.now());

  async function query(ref: StorePurchaseRef): Promise<SnapshotReading> {
    const queriedAt = deps.clock.now();
    const reply = await api('query', ref);
    if (reply.kind === 'unknown') return reply;
    const isSubscription = ref.kind === 'subscription';
    const signed = isSubscription
      ? signedStatus.safeParse(reply.json).data?.jwsSubGroupStatus
      : signedOrder.safeParse(reply.json).data?.jwsPurchaseOrder;
    if (signed === undefined) return { kind: 'unknown', detail: 'the answer has another form' };
    const verified = verify(signed);
    if (!verified.ok) return { kind: 'denied', fault: verified.fault };
    return isSubscription
      ? describeSubscription(settings, verified.payload, ref, queriedAt)
      : describeOrder(settings, verified.payload, ref);
  }

  /** The proof is signed, but may be old: it only determines what is queried. */
  async function readPurchase(proof: StoreProof): Promise<SnapshotReading> {
    if (proof.store !== 'harmony') return { kind: 'denied', fault: 'format' };
    const verified = verify(proof.signed);
    if (!verified.ok) return { kind: 'denied', fault: verified.fault };
    const read = readReference(settings, verified.payload);
    return 'fault' in read ? { kind: 'denied', fault: read.fault } : query(read.ref);
  }

  return {
    ...{ name: 'harmony', readPurchase, query },
    readNotice: async ({ body }) => readNotification(settings, verify, body),
    confirm: async (ref) => {
      const { kind } = await api('confirm', ref);
      return kind === 'reply' ? 'done' : 'unknown';
    },
    // Returned payments are found when each purchase is queried.
    listVoided: null,
    // Subscriptions can be managed only on the device: there is no URL for that.
    manageUrl: () => null,
  };
}
