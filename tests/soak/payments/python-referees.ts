import { spawnSync } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { instant, randomInt, second, seededRandom, systemClock } from '@inkstone/kernel';
import { createAlipay } from '../../../apps/server/src/providers/pay/alipay/create-alipay.ts';
import { signFields, stringToSign } from '../../../apps/server/src/providers/pay/alipay/string-to-sign.ts';
import {
  alipaySettings,
  alipayTarget,
} from '../../../apps/server/src/providers/pay/alipay/testing/alipay-account.ts';
import {
  createIssuerKeys,
  type SignedNotice,
} from '../../../apps/server/src/providers/pay/simulator/notice-makers.ts';
import {
  alipayNotice,
  type SimulatedTrade,
  wechatPaid,
} from '../../../apps/server/src/providers/pay/simulator/simulated-trades.ts';
import { createWechatPay } from '../../../apps/server/src/providers/pay/wechat/create-wechat-pay.ts';
import { authorizationOf, pageParams } from '../../../apps/server/src/providers/pay/wechat/sign-message.ts';
import { wechatSettings } from '../../../apps/server/src/providers/pay/wechat/testing/wechat-account.ts';

/**
 * `python-referees.ts --python path --cases 200 --seed 1`: verifies our messages with the SDKs wechatpayv3 and
 * alipay-sdk-python. They must accept our signed messages, refuse changed messages, create the same signatures of the same
 * requests, and create notices that our driver accepts.
 */
const { values } = parseArgs({
  options: {
    python: { type: 'string', default: 'python3' },
    cases: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.cases);
const random = seededRandom(Number(values.seed));
const now = systemClock.now();
const merchant = createIssuerKeys();
const issuer = createIssuerKeys();
const apiV3Key = '0123456789abcdef0123456789abcdef';
const wechatIssuer = { privateKey: issuer.privateKey, serial: 'PUB_KEY_ID_1', apiV3Key };

/** Picks random characters of an alphabet; counts characters, not code units. */
function pick(alphabet: string, length: number): string {
  const letters = [...alphabet];
  return Array.from({ length }, () => letters[randomInt(random, letters.length)]).join('');
}
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const anything = `${latin} &=+%"'\\/<>砚台é\u{1f600}`;
const times = <T>(make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

function tradeOf(target: { readonly merchant: string; readonly app: string }): SimulatedTrade {
  return {
    ...target,
    outTradeNo: pick(latin, 6 + randomInt(random, 26)),
    providerTxn: pick('0123456789', 28),
    amount: 1 + randomInt(random, 1_000_000_000),
    currency: 'CNY',
    paidAt: instant(now - randomInt(random, 60) * second),
  };
}

const textOf = ({ body }: SignedNotice) => Buffer.from(body).toString('utf8');
const stampOf = (at = now) => ({ id: pick(latin, 20), nonce: pick(latin, 12), at });

/** Returns genuine notices at even indexes and forged ones at odd indexes: changed, with another time or other keys, probes. */
const forger = createIssuerKeys();
const forgeries: readonly ((trade: SimulatedTrade) => { headers: Record<string, string>; body: string })[] = [
  (trade) => {
    const notice = wechatPaid(wechatIssuer, trade, stampOf());
    return { headers: { ...notice.headers }, body: textOf(notice).replace('TRANSACTION', 'TRANSACTIOM') };
  },
  // The SDK does not check the age of a message; for a changed time it reports a wrong signature.
  (trade) => {
    const { headers, body } = open(wechatPaid(wechatIssuer, trade, stampOf()));
    return { headers: { ...headers, 'wechatpay-timestamp': String(Math.floor(now / second) - 400) }, body };
  },
  (trade) => open(wechatPaid({ ...wechatIssuer, privateKey: forger.privateKey }, trade, stampOf())),
  (trade) => open(wechatPaid({ ...wechatIssuer, apiV3Key: pick(latin, 32) }, trade, stampOf())),
  (trade) => {
    const { headers, body } = open(wechatPaid(wechatIssuer, trade, stampOf()));
    return { headers: { ...headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/AAAA' }, body };
  },
];
const open = (notice: SignedNotice) => ({ headers: { ...notice.headers }, body: textOf(notice) });
const wechatTrades = times(() => tradeOf({ merchant: '1900000001', app: 'wx-account' }));
const wechatNotices = wechatTrades.map((trade, index) => {
  const forge = forgeries[((index - 1) / 2) % forgeries.length];
  return index % 2 === 1 && forge ? forge(trade) : open(wechatPaid(wechatIssuer, trade, stampOf()));
});

const requests = times((index) => ({
  method: index % 2 === 0 ? ('POST' as const) : ('GET' as const),
  path: `/v3/pay/transactions/out-trade-no/${pick(latin, 12)}${index % 3 === 0 ? '?mchid=1900000001' : ''}`,
  body: index % 2 === 0 ? JSON.stringify({ description: pick(anything, 20), amount: { total: index } }) : '',
  time: String(1_700_000_000 + index),
  nonce: pick(latin, 32),
}));
const params = times(() => ['wx-account', '1554208460', pick(latin, 32), `prepay_id=${pick(latin, 30)}`]);

const fieldsOf = () => ({
  app_id: alipayTarget.app,
  biz_content: JSON.stringify({ subject: pick(anything, 12), total_amount: '25.00' }),
  charset: 'utf-8',
  sign_type: 'RSA2',
  [pick('abcdefgh_', 8)]: pick(anything, 10),
});
const ourCalls = times(fieldsOf);
const theirNotices = times(() => ({
  ...{ app_id: alipayTarget.app, seller_id: alipayTarget.merchant, notify_id: pick(latin, 30), body: '' },
  ...{ notify_type: 'trade_status_sync', out_trade_no: pick(latin, 20), trade_no: pick('0123456789', 28) },
  ...{ trade_status: 'TRADE_SUCCESS', total_amount: '25.00', gmt_payment: '2026-11-21 09:59:00' },
  ...{ subject: pick(anything, 12), charset: 'utf-8' },
}));
const ourNotices = times((index) => {
  const notice = alipayNotice(
    issuer.privateKey,
    tradeOf(alipayTarget),
    { status: 'TRADE_SUCCESS', refunded: 0 },
    stampOf(),
  );
  const fields = Object.fromEntries(new URLSearchParams(textOf(notice)));
  if (index % 2 === 0) return fields;
  return index % 4 === 1 ? { ...fields, total_amount: '0.01' } : { ...fields, body: 'x' };
});

const pkcs1 = createPrivateKey(issuer.privateKey).export({ type: 'pkcs1', format: 'pem' }).toString();
const input = {
  wechat: {
    keys: {
      ...{ merchant: '1900000001', serial: '7777', privateKey: merchant.privateKey, apiV3Key },
      ...{ publicKey: issuer.publicKey, publicKeyId: wechatIssuer.serial },
    },
    notices: wechatNotices,
    requests,
    params,
  },
  alipay: {
    keys: { privateKey: pkcs1, publicKey: issuer.publicKey },
    unsigned: [...ourCalls, ...theirNotices],
    notices: ourNotices,
  },
};

interface Verdicts {
  readonly notices: readonly (Readonly<Record<string, unknown>> | null)[];
  readonly requests: readonly string[];
  readonly params: readonly string[];
  readonly signed: readonly string[];
  readonly verified: readonly boolean[];
}

const ran = spawnSync(values.python, [join(import.meta.dirname, 'referees.py')], {
  input: JSON.stringify(input),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (ran.status !== 0) throw new Error(ran.stderr);
const verdicts: Verdicts = JSON.parse(ran.stdout);

const faults: string[] = [];
const expect = (isTrue: boolean, what: string) => {
  if (!isTrue) faults.push(what);
};

const wechat = createWechatPay(
  wechatSettings({ publicKey: { id: wechatIssuer.serial, pem: issuer.publicKey }, apiV3Key }),
  { clock: systemClock, random },
);
wechatTrades.forEach((trade, index) => {
  const read = verdicts.notices[index];
  const isRight = index % 2 === 1 ? read === null : read?.out_trade_no === trade.outTradeNo;
  expect(isRight, `wechatpayv3, notice ${index}`);
  const { headers = {}, body = '' } = wechatNotices[index] ?? {};
  const { kind } = wechat.readNotice({ headers, body: Buffer.from(body) }, now);
  expect(kind === (index % 2 === 1 ? 'denied' : 'verified'), `our driver, notice ${index}`);
});
const merchantKey = {
  merchant: '1900000001',
  serial: '7777',
  key: createPrivateKey(merchant.privateKey),
};
requests.forEach((request, index) => {
  const ours = authorizationOf(merchantKey, request, request);
  expect(verdicts.requests[index] === ours, `wechatpayv3, request ${index}`);
});
params.forEach(([appId = '', time = '', nonce = '', text = ''], index) => {
  const ours = pageParams(merchantKey.key, appId, text.slice('prepay_id='.length), { time, nonce });
  expect(verdicts.params[index] === ours.paySign, `wechatpayv3, parameters ${index}`);
});
const alipayKey = createPrivateKey(issuer.privateKey);
ourCalls.forEach((fields, index) => {
  expect(verdicts.signed[index] === signFields(alipayKey, fields).sign, `alipay-sdk-python, call ${index}`);
});
const channel = createAlipay(alipaySettings({ publicKey: issuer.publicKey }), { clock: systemClock });
theirNotices.forEach((fields, index) => {
  const sign = verdicts.signed[count + index] ?? '';
  const read = (changed: object) => {
    const form = new URLSearchParams({ ...fields, ...changed, sign, sign_type: 'RSA2' }).toString();
    return channel.readNotice({ headers: {}, body: Buffer.from(form) }, now).kind;
  };
  expect(
    read({}) === 'verified',
    `alipay-sdk-python, notice ${index}: ${stringToSign(Object.entries(fields))}`,
  );
  expect(read({ total_amount: '0.01' }) === 'denied', `alipay-sdk-python, changed notice ${index}`);
});
ourNotices.forEach((_fields, index) => {
  expect(verdicts.verified[index] === (index % 2 === 0), `alipay-sdk-python, our notice ${index}`);
});

console.log(
  JSON.stringify({
    wechat: { notices: count, requests: count, params: count },
    alipay: { calls: count, ourNotices: count, theirNotices: 2 * count },
    faults: faults.length,
  }),
);
for (const fault of faults.slice(0, 10)) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
