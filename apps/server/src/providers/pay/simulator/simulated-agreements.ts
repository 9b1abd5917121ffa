import { AppError } from '@inkstone/contracts';
import {
  type AgreementAction,
  type SimulatedAgreement,
  simulatedAgreementPath,
} from '@inkstone/contracts/subscriptions';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import {
  type AgreementChannel,
  type AgreementReference,
  agreementHintKind,
  type ChargeRequest,
  type ChargeResult,
  type SignRequest,
} from '../../../ports/agreement-channel.ts';
import type { PayChannel } from '../../../ports/pay-channel.ts';
import { refused, unknown } from '../request-provider.ts';
import { pay } from './actions.ts';
import type { SimulatorDeps } from './simulator-deps.ts';
import {
  type Agreement,
  addAgreement,
  addTrade,
  changeAgreement,
  findAgreement,
  findAgreementNumbered,
  lockAgreement,
  type Trade,
} from './store.ts';

/**
 * Agreements at a simulated provider. Charges become simulated payments, whose notices are signed and posted like others.
 * The end of an agreement is not reported by a signed notice: the server queries the simulated provider, as it does after
 * such a notice.
 */
export function simulateAgreements(real: PayChannel, deps: SimulatorDeps): AgreementChannel {
  const { name } = real;
  if (name === 'stripe') throw new Error('Stripe has no agreements');
  const target = real.targetOf('qr');
  const isWechat = name === 'wechat';
  const find = ({ agreementNo }: AgreementReference) => findAgreementNumbered(deps.db.sql, agreementNo);
  return {
    ...{ name, isSimulated: true, signWays: ['qr', 'h5', 'inside'], target },
    ...{ chargeDays: isWechat ? [-1, 0, 1] : [-2, -1, 0], announceDays: isWechat ? 2 : null },
    ...{ worksAtNight: true, raises: isWechat },
    renews: () => true,
    sign: (request) => sign(deps, name, request),
    queryAgreement: async (reference) => {
      const found = await find(reference);
      if (!found) return { kind: 'absent' };
      return { kind: 'found', state: found.state, agreementRef: `agreement-${found.agreementId}` };
    },
    announce: async (reference) =>
      (await isSigned(find(reference))) ? { kind: 'done' } : { kind: 'absent' },
    charge: async (request) => charge(deps, real, await find(request), request),
    queryCharge: (reference) => real.query(reference),
    cancel: async (reference) => {
      const found = await find(reference);
      if (!found) return { kind: 'absent' };
      await changeAgreement(deps.db.sql, found.agreementId, { state: 'ended' });
      return { kind: 'done' };
    },
  };
}

async function isSigned(found: Promise<Agreement | null>): Promise<boolean> {
  return (await found)?.state === 'signed';
}

async function sign(deps: SimulatorDeps, channel: 'wechat' | 'alipay', request: SignRequest) {
  const { target, agreementNo, subject, amount, currency, returnUrl, way } = request;
  const newAgreement: Agreement = {
    ...{
      agreementId: deps.ids.next(),
      channel,
      ...target,
      agreementNo,
      subject,
      amount,
      currency,
      returnUrl,
    },
    ...{ state: 'pending', charges: 'paid', createdAt: deps.clock.now(), signedAt: null },
  };
  const found = await deps.db.transact(({ sql }) => addAgreement(sql, newAgreement));
  if (found.amount !== amount) return refused('conflict', 'the number is used');
  const url = `${deps.config.baseUrl}${simulatedAgreementPath(found.agreementId)}`;
  const handle = way === 'qr' ? { kind: 'code' as const, text: url } : { kind: 'redirect' as const, url };
  return { kind: 'created' as const, handle };
}

async function charge(
  deps: SimulatorDeps,
  { name }: PayChannel,
  agreement: Agreement | null,
  request: ChargeRequest,
): Promise<ChargeResult> {
  const { outTradeNo, amount, currency, subject, noticeUrl } = request;
  if (agreement?.state !== 'signed') return { kind: 'absent' };
  const isAbove = amount > agreement.amount && name !== 'wechat';
  if (isAbove || currency !== agreement.currency) return refused('invalid', 'limit');
  if (agreement.charges === 'no_money') return { kind: 'declined', detail: 'NOTENOUGH' };
  if (agreement.charges === 'refused') return refused('invalid', 'RULELIMIT');
  const now = deps.clock.now();
  await deps.db.transact(async ({ sql }) => {
    const trade: Trade = {
      ...{ tradeId: deps.ids.next(), channel: name, merchant: agreement.merchant, app: agreement.app },
      ...{
        outTradeNo,
        way: 'qr',
        amount,
        currency,
        subject,
        state: 'pending',
        refundsFail: false,
        billed: 'true',
      },
      ...{ createdAt: now, expiresAt: now, returnUrl: '', providerRef: '', clientSecret: '' },
      noticePath: new URL(noticeUrl).pathname,
    };
    const held = await addTrade(sql, trade);
    if (held.tradeId === trade.tradeId) await pay(deps, sql, trade);
  });
  return agreement.charges === 'lost' ? unknown('timeout') : { kind: 'accepted' };
}

/** Returns an agreement for its simulated payer; throws `not_found`. */
export async function readAgreement(sql: Sql, agreementId: string): Promise<SimulatedAgreement> {
  const row = await findAgreement(sql, agreementId);
  if (!row) throw new AppError('not_found');
  const { channel, subject, amount, currency, state, charges, returnUrl } = row;
  return { agreementId, channel, subject, amount, currency, state, charges, returnUrl };
}

/** Performs an action of the payer in the wallet; throws `simulated_action_refused` if the state does not allow it. */
export async function actOnAgreement(
  deps: SimulatorDeps,
  agreementId: string,
  action: AgreementAction,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transact(async ({ sql }) => {
    const found = await lockAgreement(sql, agreementId);
    if (!found) throw new AppError('not_found');
    if (action !== 'sign' && action !== 'refuse' && action !== 'end')
      return changeAgreement(sql, agreementId, { charges: action });
    if (found.state !== (action === 'end' ? 'signed' : 'pending'))
      throw new AppError('simulated_action_refused');
    const change =
      action === 'sign' ? ({ state: 'signed', signedAt: now } as const) : ({ state: 'ended' } as const);
    await changeAgreement(sql, agreementId, change);
    await scheduleDue(sql, { kind: agreementHintKind, ref: found.agreementNo, at: now });
  });
}
