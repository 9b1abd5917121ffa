import type { PayRefusal } from '../../../ports/pay-channel.ts';

/** By the number at the end of `Request-Id`, which is more precise than the code. */
const byNumber: Readonly<Record<string, PayRefusal | 'absent'>> = {
  268512771: 'absent',
  268449538: 'already_paid',
  268498689: 'already_paid',
  268447914: 'expired',
  268447840: 'rate_limited',
  268498688: 'conflict',
  268443699: 'configuration',
  268443715: 'merchant',
  268448010: 'merchant',
};

const byCode: Readonly<Record<string, PayRefusal | 'absent'>> = {
  ORDER_NOT_EXIST: 'absent',
  ORDERNOTEXIST: 'absent',
  RESOURCE_NOT_EXISTS: 'absent',
  ORDERPAID: 'already_paid',
  ORDER_PAID: 'already_paid',
  ORDER_CLOSED: 'expired',
  ORDERCLOSED: 'expired',
  FREQUENCY_LIMITED: 'rate_limited',
  FREQUENCY_LIMIT_EXCEED: 'rate_limited',
  RATELIMIT_EXCEEDED: 'rate_limited',
  OUT_TRADE_NO_USED: 'conflict',
  SIGN_ERROR: 'configuration',
  NO_AUTH: 'configuration',
  APPID_MCHID_NOT_MATCH: 'configuration',
  MCH_NOT_EXISTS: 'configuration',
  NOT_ENOUGH: 'merchant',
  RULE_LIMIT: 'merchant',
  ACCOUNT_ERROR: 'payer',
  USER_ACCOUNT_ABNORMAL: 'payer',
  OPENID_MISMATCH: 'payer',
};

/** Returns the meaning of a refused request, by its error code and its `Request-Id`. */
export function refusalOf(code: string, requestId: string): PayRefusal | 'absent' {
  const number = requestId.slice(requestId.lastIndexOf('-') + 1);
  return byNumber[number] ?? byCode[code] ?? 'invalid';
}
