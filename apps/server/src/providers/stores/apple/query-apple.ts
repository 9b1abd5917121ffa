import { type Clock, second } from '@inkstone/kernel';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { AppleStoreSettings } from '../../../ports/store-config.ts';
import type { SnapshotReading, StorePurchaseRef } from '../../../ports/store-verifier.ts';
import { requestProvider } from '../../pay/request-provider.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';

const hosts = {
  production: 'https://api.storekit.itunes.apple.com',
  sandbox: 'https://api.storekit-sandbox.itunes.apple.com',
};
/** Lifetime of a token in seconds; Apple accepts up to an hour. */
const tokenLife = 300;

const statuses = z.object({
  data: z.array(
    z.object({
      lastTransactions: z.array(
        z.object({
          originalTransactionId: z.string(),
          signedTransactionInfo: z.string(),
          signedRenewalInfo: z.string(),
        }),
      ),
    }),
  ),
});

const oneTransaction = z.object({ signedTransactionInfo: z.string() });

interface AppleApi {
  readonly clock: Clock;
  readonly settings: AppleStoreSettings;
  readonly api: NonNullable<AppleStoreSettings['api']>;
  readonly apiUrl: string | undefined;
  readonly read: (transaction: string, renewal?: string) => SnapshotReading;
}

/** Queries a subscription or bought words. The signed parts of the response are verified like those of a notification. */
export async function queryApple(apple: AppleApi, ref: StorePurchaseRef): Promise<SnapshotReading> {
  return ref.kind === 'product' ? queryProduct(apple, ref) : querySubscription(apple, ref);
}

async function querySubscription(apple: AppleApi, { token }: StorePurchaseRef): Promise<SnapshotReading> {
  const reply = await request(apple, `/inApps/v1/subscriptions/${encodeURIComponent(token)}`);
  if (reply.kind !== 'reply') return reply;
  const { data } = statuses.safeParse(reply.body);
  if (!data) return { kind: 'unknown', detail: 'the answer has another form' };
  const found = data.data
    .flatMap(({ lastTransactions }) => lastTransactions)
    .find(({ originalTransactionId }) => originalTransactionId === token);
  if (!found) return { kind: 'denied', fault: 'gone' };
  return apple.read(found.signedTransactionInfo, found.signedRenewalInfo);
}

async function queryProduct(apple: AppleApi, { token }: StorePurchaseRef): Promise<SnapshotReading> {
  const reply = await request(apple, `/inApps/v1/transactions/${encodeURIComponent(token)}`);
  if (reply.kind !== 'reply') return reply;
  const { data } = oneTransaction.safeParse(reply.body);
  if (!data) return { kind: 'unknown', detail: 'the answer has another form' };
  const reading = apple.read(data.signedTransactionInfo);
  // The signature does not cover the request, so the response is compared with it.
  if (reading.kind === 'snapshot' && reading.snapshot.purchaseId !== token)
    return { kind: 'unknown', detail: 'the answer is about another transaction' };
  return reading;
}

async function request({ clock, settings, api, apiUrl }: AppleApi, path: string) {
  const authorization = `Bearer ${await signToken(clock, settings.bundleId, api)}`;
  const host = apiUrl ?? hosts[settings.environment];
  const reply = await requestProvider(`${host}${path}`, { headers: { authorization } });
  if ('kind' in reply) return reply;
  if (reply.status === 404) return { kind: 'denied', fault: 'gone' } as const;
  if (reply.status !== 200) return { kind: 'unknown', detail: `status ${reply.status}` } as const;
  return { kind: 'reply', body: parseStrictJson(reply.body) } as const;
}

async function signToken(clock: Clock, bundleId: string, api: AppleApi['api']): Promise<string> {
  const now = Math.floor(clock.now() / second);
  const claims = {
    iss: api.issuerId,
    aud: 'appstoreconnect-v1',
    bid: bundleId,
    iat: now,
    exp: now + tokenLife,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: api.keyId, typ: 'JWT' })
    .sign(await importPKCS8(api.privateKey, 'ES256'));
}
