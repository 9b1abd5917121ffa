import { createHash } from 'node:crypto';
import { type Clock, second } from '@inkstone/kernel';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { HarmonyStoreSettings } from '../../../ports/store-config.ts';
import type { StorePurchaseRef, StoreUnknown } from '../../../ports/store-verifier.ts';
import { codeOf, requestProvider } from '../../pay/request-provider.ts';
import { parseStrictJson } from '../../pay/strict-json.ts';

/** IAP Kit has a single site. */
export const atHarmony = 'https://iap.cloud.huawei.com';
/** Lifetime of a token in seconds; Huawei accepts up to an hour. */
const tokenLife = 300;

const answer = z.looseObject({ responseCode: z.coerce.string() });

/** Paths of the requests to IAP Kit, by kind of purchase. */
const paths = {
  query: {
    subscription: '/subscription/harmony/v1/application/subscription/status/query',
    product: '/order/harmony/v1/application/order/status/query',
  },
  confirm: {
    subscription: '/subscription/harmony/v1/application/purchase/shipped/confirm',
    product: '/order/harmony/v1/application/purchase/shipped/confirm',
  },
} as const;

/** A reply of IAP Kit; its documents are signed, but not verified here. */
export type HarmonyReply =
  | { readonly kind: 'reply'; readonly json: Readonly<Record<string, unknown>> }
  | StoreUnknown;

/** Queries a purchase at IAP Kit, or confirms its delivery. */
export type HarmonyApi = (what: keyof typeof paths, ref: StorePurchaseRef) => Promise<HarmonyReply>;

/** Sends a request to IAP Kit, authenticated by the key of the settings, whose signature covers the hash of the body. */
export async function callHarmony(
  { clock }: { readonly clock: Clock },
  settings: HarmonyStoreSettings,
  baseUrl: string,
  what: keyof typeof paths,
  { kind, token: purchaseToken, number: purchaseOrderId }: StorePurchaseRef,
): Promise<HarmonyReply> {
  const body = JSON.stringify({ purchaseOrderId, purchaseToken });
  const authorization = `Bearer ${await signToken(clock, settings, body)}`;
  const headers = { authorization, 'content-type': 'application/json; charset=UTF-8' };
  const reply = await requestProvider(`${baseUrl}${paths[what][kind]}`, { method: 'POST', headers, body });
  if ('kind' in reply) return reply;
  const { data } = answer.safeParse(parseStrictJson(reply.body));
  if (reply.status !== 200 || !data)
    return { kind: 'unknown', detail: `the service answered ${reply.status}` };
  if (data.responseCode !== '0')
    return { kind: 'unknown', detail: `the service answered ${codeOf(data.responseCode)}` };
  return { kind: 'reply', json: data };
}

async function signToken(
  clock: Clock,
  { appId, issuerId, keyId, privateKey }: HarmonyStoreSettings,
  body: string,
): Promise<string> {
  const iat = Math.floor(clock.now() / second);
  const digest = createHash('sha256').update(body).digest('hex');
  const claims = { iss: issuerId, aud: 'iap-v1', iat, exp: iat + tokenLife, aid: appId, digest };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
    .sign(await importPKCS8(privateKey, 'ES256'));
}
