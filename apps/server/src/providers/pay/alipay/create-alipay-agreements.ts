import { dayOfMonth } from '@inkstone/domain/membership';
import { yuanOf } from '@inkstone/domain/orders';
import { day, type Instant } from '@inkstone/kernel';
import { z } from 'zod';
import type {
  AgreementChannel,
  AgreementReference,
  AgreementResult,
  ChargeRequest,
  ChargeResult,
  DoneResult,
  SignRequest,
} from '../../../ports/agreement-channel.ts';
import type { PayChannel } from '../../../ports/pay-channel.ts';
import type { AlipaySettings } from '../../../ports/pay-config.ts';
import { beijingTime } from '../beijing-time.ts';
import { isAmount, isSame, otherAccount } from '../check-request.ts';
import { refused, unknown } from '../request-provider.ts';
import { type AlipayCaller, callAlipay, signedCall } from './call-alipay.ts';
import { type AlipayDeps, createAlipayCaller } from './create-alipay.ts';
import { encodeFields } from './string-to-sign.ts';

/** The product and the scene of cycle deduction. */
const product = { personal_product_code: 'CYCLE_PAY_AUTH_P', sign_scene: 'INDUSTRY|DIGITAL_MEDIA' } as const;
const productCode = 'CYCLE_PAY_AUTH';
/** Last day of the month on which a period can begin; for later days, Alipay counts from the first of the next month. */
const lastDay = 28;

/** Alipay's cycle deduction (周期扣款): signed by the payer on a page, charged by us in the days before each period. */
export function createAlipayAgreements(
  settings: AlipaySettings,
  deps: AlipayDeps,
  channel: PayChannel,
): AgreementChannel {
  const caller = createAlipayCaller(settings, deps);
  const target = { merchant: settings.seller, app: settings.appId };
  const isOwn = (reference: Pick<AgreementReference, 'target'>) => isSame(reference.target, target);
  return {
    ...{ name: 'alipay', isSimulated: false, signWays: ['qr', 'h5'], target },
    ...{ chargeDays: [-2, -1, 0], announceDays: null, worksAtNight: true, raises: false },
    renews: () => true,
    sign: async (request, now) => (isOwn(request) ? sign(caller, request, now) : otherAccount()),
    queryAgreement: async (reference) => (isOwn(reference) ? query(caller, reference) : otherAccount()),
    // The dates are part of the agreement, so nothing has to be announced.
    announce: async () => ({ kind: 'done' }),
    charge: async (request) => (isOwn(request) ? charge(caller, channel, request) : otherAccount()),
    queryCharge: (reference) => channel.query(reference),
    cancel: async (reference) => (isOwn(reference) ? cancel(caller, reference) : otherAccount()),
  };
}

async function sign(caller: AlipayCaller, request: SignRequest, now: Instant) {
  if (!isAmount(request.amount) || request.currency !== 'CNY') return refused('invalid', 'amount');
  const fields = signedCall(caller, {
    method: 'alipay.user.agreement.page.sign',
    noticeUrl: request.noticeUrl,
    returnUrl: request.returnUrl,
    content: {
      ...product,
      product_code: productCode,
      external_agreement_no: request.agreementNo,
      access_params: { channel: request.way === 'qr' ? 'QRCODE' : 'ALIPAYAPP' },
      period_rule_params: {
        period_type: 'MONTH',
        period: request.months,
        execute_time: firstDay(now),
        single_amount: yuanOf(request.amount),
      },
    },
  });
  const url = `${caller.url}?${encodeFields(fields)}`;
  return { kind: 'created' as const, handle: { kind: 'redirect' as const, url } };
}

/** Returns today, or the first of the next month, which is near enough for a charge today. */
function firstDay(now: Instant): string {
  const today = dayOfMonth(now);
  if (today <= lastDay) return beijingTime(now).slice(0, 10);
  const local = new Date(`${beijingTime(now).slice(0, 10)}T00:00:00Z`);
  const next = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1);
  return new Date(next - (next % day)).toISOString().slice(0, 10);
}

const agreement = z.object({
  agreement_no: z.string().min(1),
  external_agreement_no: z.string(),
  status: z.enum(['TEMP', 'NORMAL', 'STOP']),
});
const states = { TEMP: 'pending', NORMAL: 'signed', STOP: 'ended' } as const;

async function query(caller: AlipayCaller, { agreementNo }: AgreementReference): Promise<AgreementResult> {
  const result = await callAlipay(caller, {
    method: 'alipay.user.agreement.query',
    content: { ...product, external_agreement_no: agreementNo },
  });
  if (result.kind !== 'reply') return result;
  const parsed = agreement.safeParse(result.data).data;
  if (parsed?.external_agreement_no !== agreementNo) return unknown('a reply about something else');
  return { kind: 'found', state: states[parsed.status], agreementRef: parsed.agreement_no };
}

async function cancel(caller: AlipayCaller, { agreementNo }: AgreementReference): Promise<DoneResult> {
  const result = await callAlipay(caller, {
    method: 'alipay.user.agreement.unsign',
    content: { ...product, external_agreement_no: agreementNo },
  });
  return result.kind === 'reply' ? { kind: 'done' } : result;
}

/** The meaning of Alipay's code of an unsuccessful charge. `10003`: the charge is being processed. */
const meanings: Readonly<Record<string, 'accepted' | 'declined'>> = {
  10003: 'accepted',
  'ACQ.CYCLE_PAY_DATE_NOT_MATCH': 'declined',
};

async function charge(
  caller: AlipayCaller,
  channel: PayChannel,
  request: ChargeRequest,
): Promise<ChargeResult> {
  const { target, outTradeNo, amount, agreementRef } = request;
  if (!isAmount(amount) || request.currency !== 'CNY') return refused('invalid', 'amount');
  const result = await callAlipay(caller, {
    method: 'alipay.trade.pay',
    noticeUrl: request.noticeUrl,
    content: {
      out_trade_no: outTradeNo,
      total_amount: yuanOf(amount),
      subject: request.subject.replaceAll(/[/=&]/g, ' '),
      product_code: productCode,
      agreement_params: { agreement_no: agreementRef },
    },
  });
  if (result.kind === 'refused') {
    const { detail, reason } = result;
    const meaning = meanings[detail] ?? (reason === 'payer' ? 'declined' : 'refused');
    if (meaning === 'accepted') return { kind: 'accepted' };
    return meaning === 'declined' ? { kind: 'declined', detail } : result;
  }
  if (result.kind !== 'reply') return result;
  // The reply does not state the time of payment: the query does, and a notice follows.
  const found = await channel.query({ target, outTradeNo, providerRef: '' });
  return found.kind === 'found' ? found : { kind: 'accepted' };
}
