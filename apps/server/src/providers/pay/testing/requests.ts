import { generateKeyPairSync } from 'node:crypto';
import { later, minute } from '@inkstone/kernel';
import type { PayRequest, PayTarget, PayWay, RefundRequest } from '../../../ports/pay-channel.ts';
import { testDay } from '../../../testing/bare-server.ts';

/** Generates real RSA keys, as PEM. */
export function testKeys() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** A payment of 25.00 CNY. */
export function payRequest(target: PayTarget, way: PayWay, change: Partial<PayRequest> = {}): PayRequest {
  return {
    target,
    way,
    outTradeNo: 'INK2026112101',
    subject: '砚台 Plus 1 个月',
    amount: 2500,
    currency: 'CNY',
    expiresAt: later(testDay, 30 * minute),
    noticeUrl: `https://write.example/api/pay/notice`,
    returnUrl: 'https://write.example/plan/return?order=1&x=砚',
    payer: way === 'jsapi' || way === 'mini_program' ? 'openid-1' : null,
    clientAddress: '203.0.113.7',
    ...change,
  };
}

/** A refund of 10.00 CNY of this payment. */
export function refundRequest(target: PayTarget, change: Partial<RefundRequest> = {}): RefundRequest {
  return {
    target,
    outTradeNo: 'INK2026112101',
    providerRef: '',
    providerTxn: 'txn-1',
    outRefundNo: 'INKR2026112101',
    amount: 1000,
    currency: 'CNY',
    paid: 2500,
    reason: '多付',
    noticeUrl: 'https://write.example/api/pay/notice',
    ...change,
  };
}
