import type { PayRefusal } from '../../../ports/pay-channel.ts';

/** Meanings of the codes of the gateway, which take precedence over the business codes. */
const byCode: Readonly<Record<string, PayRefusal>> = {
  20001: 'configuration',
  40003: 'configuration',
  40005: 'rate_limited',
  40006: 'configuration',
};

const bySubCode: Readonly<Record<string, PayRefusal | 'absent' | 'unknown'>> = {
  'ACQ.SYSTEM_ERROR': 'unknown',
  'aop.ACQ.SYSTEM_ERROR': 'unknown',
  'ACQ.TRADE_NOT_EXIST': 'absent',
  USER_AGREEMENT_NOT_EXIST: 'absent',
  'ACQ.AGREEMENT_NOT_EXIST': 'absent',
  'ACQ.AGREEMENT_INVALID': 'absent',
  'ACQ.TRADE_HAS_SUCCESS': 'already_paid',
  'ACQ.TRADE_STATUS_ERROR': 'already_paid',
  'ACQ.REASON_TRADE_STATUS_INVALID': 'already_paid',
  'ACQ.TRADE_HAS_CLOSE': 'expired',
  'ACQ.CONTEXT_INCONSISTENT': 'conflict',
  'ACQ.DISCORDANT_REPEAT_REQUEST': 'conflict',
  'ACQ.SELLER_BEEN_BLOCKED': 'merchant',
  'ACQ.SELLER_BALANCE_NOT_ENOUGH': 'merchant',
  'ACQ.ACCESS_FORBIDDEN': 'configuration',
  'ACQ.PARTNER_ERROR': 'configuration',
  'ACQ.APPLY_PC_MERCHANT_CODE_ERROR': 'configuration',
  'isv.invalid-signature': 'configuration',
  'isv.invalid-app-id': 'configuration',
  'isv.invalid-signature-type': 'configuration',
  'isv.missing-signature-key': 'configuration',
  'isv.insufficient-isv-permissions': 'configuration',
  'isv.app-call-limited': 'rate_limited',
  'isv.method-call-limited': 'rate_limited',
};

/** Returns the meaning of a refused request, by its two codes. */
export function refusalOf(code: string, subCode: string): PayRefusal | 'absent' | 'unknown' {
  if (subCode.startsWith('ACQ.BUYER_') || subCode.startsWith('ACQ.PAYMENT_')) return 'payer';
  return bySubCode[subCode] ?? byCode[code] ?? 'invalid';
}
