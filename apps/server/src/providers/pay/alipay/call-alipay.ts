import type { KeyObject } from 'node:crypto';
import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import type { RefusedCall, UnknownOutcome } from '../../../ports/pay-channel.ts';
import { beijingTime } from '../beijing-time.ts';
import { codeOf, refused, requestProvider, unknown } from '../request-provider.ts';
import { decodeUtf8, parseStrictJson, rawMember } from '../strict-json.ts';
import type { AlipayKeys } from './alipay-keys.ts';
import { refusalOf } from './refusals.ts';
import { encodeFields, signFields } from './string-to-sign.ts';

/** Dependencies of requests. */
export interface AlipayCaller {
  readonly url: string;
  readonly appId: string;
  readonly key: KeyObject;
  /** Alipay's keys, which verify replies and notices. */
  readonly alipayKeys: AlipayKeys;
  readonly clock: Clock;
  readonly timeout?: number;
}

/** A call of a method, with the addresses sent in addition to its content. */
export interface AlipayCall {
  readonly method: string;
  readonly content: object;
  readonly noticeUrl?: string;
  readonly returnUrl?: string;
}

/** A verified reply of a successful call. */
export type AlipayResult =
  | { readonly kind: 'reply'; readonly data: unknown }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** The signed fields of a call. */
export function signedCall(
  { appId, key, alipayKeys, clock }: AlipayCaller,
  { method, content, noticeUrl = '', returnUrl = '' }: AlipayCall,
): Readonly<Record<string, string>> {
  return signFields(key, {
    ...alipayKeys.fields,
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: beijingTime(clock.now()),
    version: '1.0',
    notify_url: noticeUrl,
    return_url: returnUrl,
    biz_content: JSON.stringify(content),
  });
}

/** Calls a method, and verifies the reply before it reads it. */
export async function callAlipay(caller: AlipayCaller, call: AlipayCall): Promise<AlipayResult> {
  // The gateway reads the charset from the address before it decodes the body.
  const { biz_content: content = '', ...others } = signedCall(caller, call);
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', 'user-agent': 'inkstone' },
    body: encodeFields({ biz_content: content }),
  };
  const reply = await requestProvider(`${caller.url}?${encodeFields(others)}`, init, caller.timeout);
  if ('kind' in reply) return reply;
  if (reply.status !== 200) return unknown(`status ${reply.status}`);
  return readReply(caller, call.method, reply.body);
}

const wrapper = z.object({ sign: z.string().default(''), alipay_cert_sn: z.string().default('') });
const outcome = z.object({ code: z.string(), sub_code: z.string().default('') });

function readReply(caller: AlipayCaller, method: string, body: Uint8Array): AlipayResult {
  const parsed = wrapper.safeParse(parseStrictJson(body)).data;
  if (!parsed) return unknown('a reply without JSON');
  const text = decodeUtf8(body);
  const raw = rawMember(text, `${method.replaceAll('.', '_')}_response`) ?? rawMember(text, 'error_response');
  if (raw === null) return unknown('a reply to another method');
  const verified = parsed.sign === '' ? null : verifiedText(caller, raw, parsed.sign, parsed.alipay_cert_sn);
  if (verified === null) return unverified(raw, parsed.sign === '');
  const data = parseStrictJson(verified);
  const reported = outcome.safeParse(data).data;
  if (!reported) return unknown('a reply without a code');
  return reported.code === '10000' ? { kind: 'reply', data } : readRefusal(reported.code, reported.sub_code);
}

/** Alipay may sign a text with another escaping of slashes than the one that it sends. */
function verifiedText(
  { alipayKeys, clock }: AlipayCaller,
  raw: string,
  signature: string,
  named: string,
): string | null {
  const texts = raw.includes('\\/') ? [raw, raw.replaceAll('\\/', '/')] : [raw];
  const now = clock.now();
  return (
    texts.find((text) => alipayKeys.findFault(Buffer.from(text), signature, named, now) === null) ?? null
  );
}

/** A call that Alipay cannot assign to an app is refused without a signature; it had no effect. */
function unverified(raw: string, isUnsigned: boolean): AlipayResult {
  const reported = outcome.safeParse(parseStrictJson(raw)).data;
  const isOurs = reported && refusalOf(reported.code, reported.sub_code) === 'configuration';
  if (isUnsigned && isOurs) return refused('configuration', codeOf(reported.sub_code));
  return unknown('a reply whose signature is not valid');
}

function readRefusal(code: string, subCode: string): AlipayResult {
  // 20000: the service is not available; the call may have been executed.
  const meaning = code === '20000' ? 'unknown' : refusalOf(code, subCode);
  if (meaning === 'unknown') return unknown(codeOf(subCode || code));
  return meaning === 'absent' ? { kind: 'absent' } : refused(meaning, codeOf(subCode || code));
}
