import type { X509Certificate } from 'node:crypto';
import type { StoreFact } from '@inkstone/domain/subscriptions';
import { instant } from '@inkstone/kernel';
import { z } from 'zod';
import type { AppleStoreSettings } from '../../../ports/store-config.ts';
import type { SnapshotReading, StoreFault } from '../../../ports/store-verifier.ts';
import { nameIn } from '../../pay/unreadable-notice.ts';
import { countsIn } from '../environment.ts';
import { verifyJws } from './verify-jws.ts';

const time = z.int().positive().transform(instant);
const accountToken = z.object({ appAccountToken: z.uuid().toLowerCase() });
const whose = z.object({ bundleId: z.string(), environment: z.string() });

const transaction = z.object({
  productId: z.string().min(1).max(200),
  type: z.enum(['Auto-Renewable Subscription', 'Consumable']),
  originalTransactionId: z.string().min(1).max(100),
  transactionId: z.string().min(1).max(100),
  purchaseDate: time,
  expiresDate: time.optional(),
  revocationDate: time.optional(),
  isUpgraded: z.boolean().optional(),
  quantity: z.int().positive().max(100).default(1),
  appAccountToken: z.uuid().toLowerCase().optional(),
  signedDate: time,
});
type Transaction = z.output<typeof transaction>;

const renewalInfo = z.object({
  environment: z.string(),
  originalTransactionId: z.string(),
  productId: z.string(),
  autoRenewStatus: z.union([z.literal(0), z.literal(1)]),
  isInBillingRetryPeriod: z.boolean().optional(),
  gracePeriodExpiresDate: time.optional(),
  renewalDate: time.optional(),
  /** In thousandths of the unit of the currency. */
  renewalPrice: z.int().nonnegative().optional(),
  currency: z.string().length(3).optional(),
  signedDate: time,
});

/** Reads a signed transaction, and the signed renewal of the same subscription. */
export function readTransaction(
  settings: AppleStoreSettings,
  root: X509Certificate,
  signed: string,
  signedRenewal?: string,
): SnapshotReading {
  const verified = verifyJws(signed, root);
  if (!verified.ok) return denied(verified.fault);
  // The app is checked first, because transactions of other apps may have another form.
  const { data: app } = whose.safeParse(verified.payload);
  if (app?.bundleId !== settings.bundleId) return denied('app');
  const isSandbox = app.environment === 'Sandbox';
  const isKnown = isSandbox || app.environment === 'Production';
  const named = accountToken.safeParse(verified.payload).data?.appAccountToken ?? null;
  if (!isKnown || !countsIn(settings, isSandbox, named)) return denied('environment');
  // A product that grants nothing here may have another form, too.
  const product = settings.products.get(nameIn(verified.payload, 'productId'));
  const { data } = transaction.safeParse(verified.payload);
  if (!product) return denied(nameIn(verified.payload, 'productId') === '' ? 'format' : 'product');
  if (!data) return denied('format');
  if (product.kind === 'words')
    return data.type === 'Consumable' ? wordsOf(data, product.itemId) : denied('format');
  const { expiresDate: to } = data;
  if (data.type !== 'Auto-Renewable Subscription' || !to || to <= data.purchaseDate) return denied('format');
  const status = signedRenewal === undefined ? [] : readRenewal(settings, root, data, signedRenewal);
  if (typeof status === 'string') return denied(status);
  const { transactionId, purchaseDate: from, signedDate: version } = data;
  const revokedAt = data.revocationDate ?? (data.isUpgraded ? version : null);
  return {
    kind: 'snapshot',
    snapshot: {
      ...commonOf(data, 'subscription'),
      facts: [{ kind: 'period', transactionId, version, tier: product.tier, from, to, revokedAt }, ...status],
      words: null,
    },
  };
}

function wordsOf(data: Transaction, itemId: string): SnapshotReading {
  const { transactionId, quantity, revocationDate: revokedAt = null, signedDate: version } = data;
  const words = { transactionId, itemId, quantity, revokedAt, version };
  return { kind: 'snapshot', snapshot: { ...commonOf(data, 'product'), facts: [], words } };
}

function commonOf(data: Transaction, kind: 'subscription' | 'product') {
  const { productId, originalTransactionId, transactionId, appAccountToken } = data;
  const purchaseId = kind === 'subscription' ? originalTransactionId : transactionId;
  return {
    ref: { kind, productId, token: purchaseId, number: '' },
    ...{ purchaseId, isPending: false, needsConfirmation: false, replaces: null },
    accountToken: appAccountToken ?? null,
  };
}

/** The state of a subscription, or why it is none: not signed for this app and transaction, or in another form. */
function readRenewal(
  settings: AppleStoreSettings,
  root: X509Certificate,
  data: Transaction,
  signed: string,
): StoreFact[] | 'signature' | 'format' {
  const verified = verifyJws(signed, root);
  if (!verified.ok) return 'signature';
  const read = renewalInfo.safeParse(verified.payload).data;
  if (!read) return 'format';
  if (read.environment !== environmentOf(settings)) return 'signature';
  if (read.originalTransactionId !== data.originalTransactionId) return 'signature';
  const {
    gracePeriodExpiresDate: graceUntil = null,
    autoRenewStatus,
    renewalDate = null,
    renewalPrice,
  } = read;
  const renews = autoRenewStatus === 1;
  return [
    {
      ...{ kind: 'status', version: read.signedDate, productId: read.productId, renews, graceUntil },
      state: stateOf(read, data),
      nextAt: renews ? (renewalDate ?? data.expiresDate ?? null) : null,
      nextAmount: renews && renewalPrice !== undefined ? Math.round(renewalPrice / 10) : null,
      nextCurrency: renews ? (read.currency ?? null) : null,
    },
  ];
}

function stateOf(
  { signedDate, isInBillingRetryPeriod, gracePeriodExpiresDate }: z.output<typeof renewalInfo>,
  { expiresDate, revocationDate }: Transaction,
) {
  if (revocationDate !== undefined) return 'ended';
  if (gracePeriodExpiresDate !== undefined && gracePeriodExpiresDate > signedDate) return 'grace';
  if (expiresDate !== undefined && expiresDate > signedDate) return 'active';
  return isInBillingRetryPeriod ? 'hold' : 'ended';
}

/** Returns Apple's name of the environment of the settings. */
export function environmentOf({ environment }: Pick<AppleStoreSettings, 'environment'>): string {
  return environment === 'production' ? 'Production' : 'Sandbox';
}

function denied(fault: StoreFault): SnapshotReading {
  return { kind: 'denied', fault };
}
