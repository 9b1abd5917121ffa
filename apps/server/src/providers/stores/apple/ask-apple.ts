import { type Clock, second } from '@inkstone/kernel';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { AppleStoreSettings } from '../../../ports/store-config.ts';
import type { SnapshotReading, StorePurchaseRef } from '../../../ports/store-verifier.ts';
import { askProvider } from '../../pay/ask-provider.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';

const hosts = {
  production: 'https://api.storekit.itunes.apple.com',
  sandbox: 'https://api.storekit-sandbox.itunes.apple.com',
};
/** Life of one token in seconds; Apple accepts up to an hour. */
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

interface AppleApi {
  readonly clock: Clock;
  readonly settings: AppleStoreSettings;
  readonly api: NonNullable<AppleStoreSettings['api']>;
  readonly apiUrl: string | undefined;
  readonly read: (transaction: string, renewal?: string) => SnapshotReading;
}

/** Asks for the state of a subscription; its parts are signed and verified as those of a notification. */
export async function askApple(
  { clock, settings, api, apiUrl, read }: AppleApi,
  { kind, token }: StorePurchaseRef,
): Promise<SnapshotReading> {
  if (kind === 'product') return { kind: 'unknown', detail: 'words of Apple are not asked about' };
  const host = apiUrl ?? hosts[settings.environment];
  const url = `${host}/inApps/v1/subscriptions/${encodeURIComponent(token)}`;
  const authorization = `Bearer ${await signToken(clock, settings.bundleId, api)}`;
  const reply = await askProvider(url, { headers: { authorization } });
  if ('kind' in reply) return reply;
  if (reply.status === 404) return { kind: 'denied', fault: 'gone' };
  const { data } = statuses.safeParse(parseStrictJson(reply.body));
  if (reply.status !== 200 || !data) return { kind: 'unknown', detail: `status ${reply.status}` };
  const found = data.data
    .flatMap(({ lastTransactions }) => lastTransactions)
    .find(({ originalTransactionId }) => originalTransactionId === token);
  if (!found) return { kind: 'denied', fault: 'gone' };
  return read(found.signedTransactionInfo, found.signedRenewalInfo);
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
