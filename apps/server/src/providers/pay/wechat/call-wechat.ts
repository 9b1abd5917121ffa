import type { Clock, Random } from '@inkstone/kernel';
import { z } from 'zod';
import type { PayRefusal, RefusedCall, UnknownOutcome } from '../../../ports/pay-channel.ts';
import { codeOf, type ProviderReply, refused, requestProvider, unknown } from '../request-provider.ts';
import { parseStrictJson } from '../strict-json.ts';
import { refusalOf } from './refusals.ts';
import { authorizationOf, createStamp, type MerchantKey, type SignedRequest } from './sign-message.ts';
import { findFault, type KeyRing } from './verify-message.ts';

/** Dependencies of requests. */
export interface WechatCaller {
  readonly url: string;
  readonly merchantKey: MerchantKey;
  /** The id of the WeChat Pay public key, with which replies must be signed; null in certificate mode. */
  readonly publicKeyId: string | null;
  readonly ring: KeyRing;
  readonly clock: Clock;
  readonly random: Random;
  readonly timeout?: number;
}

/** A reply that was verified: its JSON, or null when it has no body. */
export type WechatResult =
  | { readonly kind: 'reply'; readonly data: unknown }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** Sends a signed request, and verifies the reply before it reads it. */
export async function callWechat(
  caller: WechatCaller,
  method: 'GET' | 'POST',
  path: string,
  content?: object,
): Promise<WechatResult> {
  const body = content ? JSON.stringify(content) : '';
  const reply = await sendToWechat(caller, { method, path, body });
  if ('kind' in reply) return reply;
  if (reply.status >= 500) return unknown(`status ${reply.status}`);
  const fault = findFault(caller.ring, (name) => reply.headers.get(name), reply.body, caller.clock.now());
  if (fault) return unverified(reply, fault);
  if (reply.status === 204) return { kind: 'reply', data: null };
  const data = parseStrictJson(reply.body);
  if (data === undefined) return unknown(`status ${reply.status} without JSON`);
  return reply.status < 300 ? { kind: 'reply', data } : readRefusal(reply, data);
}

/** Sends a signed request. The reply is not verified. */
export function sendToWechat(
  { url, merchantKey, publicKeyId, clock, random, timeout }: WechatCaller,
  request: SignedRequest,
  maxLength?: number,
): Promise<ProviderReply | UnknownOutcome> {
  const { method, path, body } = request;
  const headers = {
    accept: 'application/json',
    'user-agent': 'inkstone',
    authorization: authorizationOf(merchantKey, request, createStamp({ clock, random })),
    ...(publicKeyId ? { 'wechatpay-serial': publicKeyId } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const init = body ? { method, headers, body } : { method, headers };
  return requestProvider(`${new URL(url).origin}${path}`, init, timeout, maxLength);
}

/**
 * Codes of replies that may be unsigned, because WeChat Pay has not identified the merchant. Such requests
 * had no effect.
 */
const unsigned: Readonly<Record<number, PayRefusal>> = { 401: 'configuration', 429: 'rate_limited' };

function unverified({ status, headers }: ProviderReply, fault: string): RefusedCall | UnknownOutcome {
  const reason = headers.has('wechatpay-signature') ? undefined : unsigned[status];
  if (reason) return refused(reason, `status ${status}`);
  return unknown(`status ${status}, whose signature is not valid: ${fault}`);
}

const refusal = z.object({ code: z.string() });

function readRefusal({ status, headers }: ProviderReply, data: unknown): WechatResult {
  const code = refusal.safeParse(data).data?.code;
  if (code === undefined) return unknown(`status ${status} without a code`);
  const reason = refusalOf(code, headers.get('request-id') ?? '');
  return reason === 'absent' ? { kind: 'absent' } : refused(reason, codeOf(code));
}
