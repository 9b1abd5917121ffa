import { type Instant, second } from '@inkstone/kernel';
import type {
  AgreementChannel,
  AgreementReference,
  AgreementResult,
  ChargeRequest,
  ChargeResult,
  DoneResult,
  SignRequest,
  SignResult,
} from '../../../ports/agreement-channel.ts';
import type { PayReference, QueryResult, RefusedCall, UnknownOutcome } from '../../../ports/pay-channel.ts';
import type { WechatPaySettings } from '../../../ports/pay-config.ts';
import { isAmount, isSame, otherAccount } from '../check-request.ts';
import { codeOf, refused, requestProvider, unknown } from '../request-provider.ts';
import { callWechat, type WechatCaller } from './call-wechat.ts';
import { createWechatCaller, type WechatDeps } from './create-wechat-pay.ts';
import { type FlatFields, isSignedFlat, parseFlatXml, signFlat, writeFlatXml } from './flat-xml.ts';
import { readCharge } from './read-v2-facts.ts';
import { createStamp } from './sign-message.ts';

/** Codes after which a charge may succeed on another day. */
const declines = ['NOTENOUGH', 'BANKERROR', 'USERPAYING', 'FREQUENCY_LIMITED'];
/** Codes of a missing agreement. */
const endings = ['CONTRACT_NOT_EXIST', 'CONTRACTERROR', 'CONTRACT_EXPIRED', 'CONTRACT_NOT_EXISTED'];

interface Papay {
  readonly caller: WechatCaller;
  readonly apiV2Key: string;
  readonly templates: Readonly<Record<string, string>>;
  readonly merchant: string;
  readonly app: string;
}

/** WeChat Pay's deduction by agreement (委托代扣): API v2, and API v3 for the announcement of charges. */
export function createWechatAgreements(settings: WechatPaySettings, deps: WechatDeps): AgreementChannel {
  const { agreements, merchant, appId } = settings;
  if (!agreements) throw new Error('Agreements of WeChat Pay are not configured');
  const papay = { ...agreements, caller: createWechatCaller(settings, deps), merchant, app: appId };
  const target = { merchant, app: appId };
  const isOwn = (reference: Pick<AgreementReference, 'target'>) => isSame(reference.target, target);
  return {
    ...{ name: 'wechat', isSimulated: false, signWays: ['qr', 'inside'], target },
    ...{ chargeDays: [-1, 0, 1], announceDays: 2, worksAtNight: false, raises: true },
    renews: ({ itemId }) => agreements.templates[itemId] !== undefined,
    sign: async (request, now) => (isOwn(request) ? sign(papay, request, now) : otherAccount()),
    queryAgreement: async (reference) => (isOwn(reference) ? query(papay, reference) : otherAccount()),
    announce: async (reference) => (isOwn(reference) ? announce(papay, reference) : otherAccount()),
    charge: async (request) => (isOwn(request) ? charge(papay, request) : otherAccount()),
    queryCharge: async (reference) => (isOwn(reference) ? queryCharge(papay, reference) : otherAccount()),
    cancel: async (reference) => (isOwn(reference) ? cancel(papay, reference) : otherAccount()),
  };
}

/** Returns a URL that opens inside WeChat, and that a code on another screen can show. Its signature algorithm is MD5. */
async function sign(papay: Papay, request: SignRequest, now: Instant): Promise<SignResult> {
  const plan = papay.templates[request.itemId];
  if (!plan || !isAmount(request.amount)) return refused('configuration', 'no template of this plan');
  const seconds = Math.floor(now / second);
  const fields = signFlat(
    {
      ...{ appid: papay.app, mch_id: papay.merchant, plan_id: plan, contract_code: request.agreementNo },
      ...{ request_serial: String(now), contract_display_account: request.displayName },
      ...{ notify_url: request.noticeUrl, version: '1.0', timestamp: String(seconds), return_web: '1' },
    },
    papay.apiV2Key,
    'MD5',
  );
  const url = `${new URL(papay.caller.url).origin}/papay/entrustweb?${new URLSearchParams(fields)}`;
  const handle =
    request.way === 'qr' ? ({ kind: 'code', text: url } as const) : ({ kind: 'redirect', url } as const);
  return { kind: 'created', handle };
}

type V2Result = { readonly kind: 'reply'; readonly fields: FlatFields } | UnknownOutcome;

/** Posts signed XML and verifies the signature of the reply. */
async function callV2(papay: Papay, path: string, fields: FlatFields): Promise<V2Result> {
  const { nonce } = createStamp(papay.caller);
  const all = {
    ...{ appid: papay.app, mch_id: papay.merchant, nonce_str: nonce, sign_type: 'HMAC-SHA256', ...fields },
  };
  const init = {
    ...{ method: 'POST', headers: { 'content-type': 'text/xml', 'user-agent': 'inkstone' } },
    body: writeFlatXml(signFlat(all, papay.apiV2Key)),
  };
  const reply = await requestProvider(
    `${new URL(papay.caller.url).origin}${path}`,
    init,
    papay.caller.timeout,
  );
  if ('kind' in reply) return reply;
  if (reply.status !== 200) return unknown(`status ${reply.status}`);
  const parsed = parseFlatXml(reply.body);
  if (!parsed) return unknown('a reply without XML');
  if (parsed.return_code !== 'SUCCESS') return unknown(`return code ${codeOf(parsed.return_code ?? '')}`);
  return isSignedFlat(parsed, papay.apiV2Key)
    ? { kind: 'reply', fields: parsed }
    : unknown('a reply that is not signed');
}

/** Returns the meaning of a code; null for success. */
function faultOf({
  result_code,
  err_code = '',
}: FlatFields): { readonly kind: 'absent' } | RefusedCall | UnknownOutcome | null {
  if (result_code === 'SUCCESS') return null;
  if (endings.includes(err_code) || err_code === 'ORDERNOTEXIST') return { kind: 'absent' };
  if (err_code === 'SYSTEMERROR' || err_code === '') return unknown(codeOf(err_code));
  return refused(err_code === 'ORDERPAID' ? 'already_paid' : 'invalid', codeOf(err_code));
}

async function query(papay: Papay, { agreementNo }: AgreementReference): Promise<AgreementResult> {
  // Any template identifies an agreement, because its number is ours and unique.
  for (const plan of new Set(Object.values(papay.templates))) {
    const content = { plan_id: plan, contract_code: agreementNo, version: '1.0' };
    const result = await callV2(papay, '/papay/querycontract', content);
    if (result.kind !== 'reply') return result;
    const fault = faultOf(result.fields);
    if (fault?.kind === 'absent') continue;
    if (fault) return fault;
    const { contract_code, contract_id = '', contract_state } = result.fields;
    if (contract_code !== agreementNo) return unknown('a reply about something else');
    const state = contract_state === '0' ? 'signed' : contract_state === '9' ? 'pending' : 'ended';
    return { kind: 'found', state, agreementRef: contract_id };
  }
  return { kind: 'absent' };
}

type Announcement = Parameters<AgreementChannel['announce']>[0];

async function announce({ caller, merchant, app }: Papay, announcement: Announcement): Promise<DoneResult> {
  const path = `/v3/papay/contracts/${encodeURIComponent(announcement.agreementRef)}/notify`;
  const result = await callWechat(caller, 'POST', path, {
    ...{ mchid: merchant, appid: app, deduct_duration: { count: announcement.days, unit: 'DAY' } },
    estimated_amount: { amount: announcement.amount, currency: announcement.currency },
  });
  return result.kind === 'reply' ? { kind: 'done' } : result;
}

async function charge(papay: Papay, request: ChargeRequest): Promise<ChargeResult> {
  if (!isAmount(request.amount) || request.currency !== 'CNY') return refused('invalid', 'amount');
  const result = await callV2(papay, '/pay/pappayapply', {
    ...{ body: request.subject, out_trade_no: request.outTradeNo, total_fee: String(request.amount) },
    ...{ fee_type: 'CNY', spbill_create_ip: '127.0.0.1', notify_url: request.noticeUrl },
    ...{ trade_type: 'PAP', contract_id: request.agreementRef },
  });
  if (result.kind !== 'reply') return result;
  const { result_code, err_code = '' } = result.fields;
  if (result_code === 'SUCCESS' || err_code === 'ORDERPAID' || err_code === 'ORDER_ACCEPTED')
    return { kind: 'accepted' };
  if (declines.includes(err_code)) return { kind: 'declined', detail: codeOf(err_code) };
  return faultOf(result.fields) ?? { kind: 'accepted' };
}

async function queryCharge(papay: Papay, { outTradeNo }: PayReference): Promise<QueryResult> {
  const result = await callV2(papay, '/pay/paporderquery', { out_trade_no: outTradeNo });
  if (result.kind !== 'reply') return result;
  const fault = faultOf(result.fields);
  if (fault) return fault;
  const fact = readCharge(result.fields, result.fields.trade_state ?? '');
  return fact?.outTradeNo === outTradeNo ? { kind: 'found', fact } : unknown('a reply about something else');
}

/** An unconfirmed agreement has no number at WeChat Pay, so it is queried first. */
async function cancel(papay: Papay, reference: AgreementReference): Promise<DoneResult> {
  const found = reference.agreementRef === '' ? await query(papay, reference) : null;
  if (found && found.kind !== 'found') return found;
  if (found && found.state !== 'signed') return { kind: 'done' };
  const result = await callV2(papay, '/papay/deletecontract', {
    ...{ contract_id: found?.agreementRef ?? reference.agreementRef, version: '1.0' },
    contract_termination_remark: 'canceled',
  });
  if (result.kind !== 'reply') return result;
  return faultOf(result.fields) ?? { kind: 'done' };
}
