import { createHash, type X509Certificate } from 'node:crypto';
import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import type { AppleStoreSettings } from '../../../ports/store-config.ts';
import type {
  SnapshotReading,
  StoreNotice,
  StoreNoticeReading,
  StoreNoticeRequest,
  StoreVerifier,
} from '../../../ports/store-verifier.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';
import { memberOf, nameIn } from '../../pay/unreadable-notice.ts';
import { appleRoot } from './apple-root.ts';
import { queryApple } from './query-apple.ts';
import { readTransaction } from './read-transaction.ts';
import { verifyJws } from './verify-jws.ts';

const place = z.object({ bundleId: z.string(), environment: z.string(), appAppleId: z.int().optional() });
const otherPlace = place.partial({ environment: true });
const notification = z.looseObject({
  notificationType: z.string().min(1).max(100),
  notificationUUID: z.string().min(1).max(100),
  data: place
    .extend({ signedTransactionInfo: z.string().optional(), signedRenewalInfo: z.string().optional() })
    .optional(),
  summary: place.optional(),
  appData: place.optional(),
});
const envelope = z.object({ signedPayload: z.string().max(100_000) });

/** Supported types of version 2; others are stored and counted. */
const knownTypes = new Set([
  ...['SUBSCRIBED', 'DID_RENEW', 'DID_CHANGE_RENEWAL_STATUS', 'DID_CHANGE_RENEWAL_PREF', 'OFFER_REDEEMED'],
  ...['DID_FAIL_TO_RENEW', 'GRACE_PERIOD_EXPIRED', 'EXPIRED', 'REFUND', 'REFUND_REVERSED', 'REFUND_DECLINED'],
  ...['REVOKE', 'CONSUMPTION_REQUEST', 'TEST', 'RENEWAL_EXTENDED', 'RENEWAL_EXTENSION', 'PRICE_INCREASE'],
  ...['PRICE_CHANGE', 'ONE_TIME_CHARGE', 'EXTERNAL_PURCHASE_TOKEN', 'METADATA_UPDATE', 'MIGRATION'],
]);

/** Types that do not always name a transaction. */
const withoutTransaction = new Set([
  ...['TEST', 'RENEWAL_EXTENSION', 'EXTERNAL_PURCHASE_TOKEN', 'METADATA_UPDATE', 'MIGRATION', 'PRICE_CHANGE'],
]);

/** Types that end access without naming a period and require manual review. */
const alarmingTypes = new Set(['RESCIND_CONSENT']);

/** Values that tests replace: the root of signatures and the address of the API. */
export interface AppleStoreAnchors {
  readonly root?: X509Certificate;
  readonly apiUrl?: string;
}

/** The App Store: signed transactions of StoreKit 2, notifications of version 2, and the App Store Server API. */
export function createAppleStore(
  settings: AppleStoreSettings,
  { clock }: { readonly clock: Clock },
  { root = appleRoot(), apiUrl }: AppleStoreAnchors = {},
): StoreVerifier {
  const environment = settings.environment === 'production' ? 'Production' : 'Sandbox';
  const read = (transaction: string, renewal?: string): SnapshotReading =>
    readTransaction(settings, root, transaction, renewal);

  const readNotice = ({ body }: Pick<StoreNoticeRequest, 'body'>): StoreNoticeReading => {
    const signed = envelope.safeParse(parseStrictJson(body)).data?.signedPayload;
    if (signed === undefined) return { kind: 'denied', fault: 'format' };
    const verified = verifyJws(signed, root, clock.now());
    if (!verified.ok) return { kind: 'denied', fault: verified.fault };
    const { payload } = verified;
    const { data: given } = notification.safeParse(payload);
    const whose = findApp(payload);
    const fault = whose && faultOf(whose);
    if (fault) return { kind: 'denied', fault };
    if (!given || !whose || !isDated(payload)) return unreadable(payload, whose !== null);
    const { notificationType: type, notificationUUID: eventKey } = given;
    const about = {
      ...({ kind: 'notice', eventKey, type, weight: weightOf(type) } as const),
      ...{ content: JSON.stringify(payload), toQuery: null, voided: null, snapshot: null },
    };
    const inner = given.data?.signedTransactionInfo;
    if (inner === undefined) {
      const mayLack = about.weight !== 'normal' || withoutTransaction.has(type);
      return mayLack ? about : { ...about, weight: 'unreadable' };
    }
    const reading = read(inner, given.data?.signedRenewalInfo);
    if (reading.kind === 'snapshot') return { ...about, snapshot: reading.snapshot };
    // A product of the same app that grants nothing here is not a forgery.
    if (reading.kind === 'denied' && reading.fault === 'product') return about;
    const isForm = reading.kind === 'denied' && reading.fault === 'format';
    return isForm && about.weight === 'normal'
      ? { ...about, weight: 'unreadable' }
      : isForm
        ? about
        : reading;
  };

  /** Why a notification is not for this app and environment; null if it is. */
  const faultOf = (whose: z.output<typeof otherPlace>): 'app' | 'environment' | null => {
    const isOurs =
      whose.bundleId === settings.bundleId &&
      (environment === 'Sandbox' || whose.appAppleId === settings.appId);
    if (!isOurs) return 'app';
    return (whose.environment ?? environment) === environment ? null : 'environment';
  };

  const { api } = settings;
  return {
    name: 'apple',
    readPurchase: async (proof) =>
      proof.store === 'apple' ? read(proof.signed) : { kind: 'denied', fault: 'format' },
    readNotice: async (request) => readNotice(request),
    query: api && ((ref) => queryApple({ clock, settings, api, apiUrl, read }, ref)),
    // An iOS app finishes its transactions itself.
    confirm: async () => 'done',
    listVoided: null,
    manageUrl: () => 'https://apps.apple.com/account/subscriptions',
  };
}

/** Returns the member that identifies the app. New types have members of their own, which may not state the environment. */
function findApp(payload: unknown): z.output<typeof otherPlace> | null {
  const names = typeof payload === 'object' && payload !== null ? Object.keys(payload) : [];
  const ordered = ['data', 'summary', 'appData', ...names];
  return ordered.map((name) => otherPlace.safeParse(memberOf(payload, name)).data).find(Boolean) ?? null;
}

/** Whether a notification states its signing time, which determines what is newer. */
function isDated(payload: unknown): boolean {
  return Number.isSafeInteger(memberOf(payload, 'signedDate'));
}

/** A notification of Apple in an undocumented form. Those without an app can concern anybody: they share one alarm. */
function unreadable(payload: unknown, namesApp: boolean): StoreNotice {
  const content = JSON.stringify(payload);
  const eventKey = nameIn(payload, 'notificationUUID') || createHash('sha256').update(content).digest('hex');
  return {
    ...{
      kind: 'notice',
      eventKey,
      content,
      weight: 'unreadable',
      snapshot: null,
      toQuery: null,
      voided: null,
    },
    type: namesApp ? nameIn(payload, 'notificationType') : '',
    ...(namesApp ? {} : { isUnauthenticated: true }),
  };
}

function weightOf(type: string) {
  if (alarmingTypes.has(type)) return 'alarming';
  return knownTypes.has(type) ? 'normal' : 'unknown';
}
