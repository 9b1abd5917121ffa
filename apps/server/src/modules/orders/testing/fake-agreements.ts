import { instant } from '@inkstone/kernel';
import type { AgreementChannel, ChargeResult } from '../../../ports/agreement-channel.ts';
import type { FakeProvider } from './fake-provider.ts';

/** The outcome of charges. `open`: accepted and undecided; `lost`: paid, without a reply or a notice. */
export type ChargeBehaviour = 'paid' | 'open' | 'no_money' | 'refused' | 'lost' | 'unreachable';

/** Agreements of a provider in memory. */
export interface FakeAgreements {
  readonly channel: AgreementChannel;
  /** State by our number of the agreement. */
  readonly states: Map<string, 'pending' | 'signed' | 'ended'>;
  /** Numbers of charges, oldest first. */
  readonly charged: string[];
  /** Announced amounts, by our number of the agreement. */
  readonly announced: Map<string, number>;
  behaviour: ChargeBehaviour;
  /** Whether the provider answers a request to end an agreement. */
  answersEnd: boolean;
  /** Called before a charge is answered. */
  meanwhile: (() => Promise<void>) | null;
}

const timeout = { kind: 'unknown', detail: 'timeout' } as const;

/** Creates agreements whose charges are trades of a fake provider. */
export function createFakeAgreements(name: 'wechat' | 'alipay', provider: FakeProvider): FakeAgreements {
  const states: FakeAgreements['states'] = new Map();
  const target = provider.channel.targetOf('qr');
  const isWechat = name === 'wechat';
  const stateOf = (agreementNo: string) => states.get(agreementNo);
  const charge: AgreementChannel['charge'] = async (request): Promise<ChargeResult> => {
    await fake.meanwhile?.();
    if (fake.behaviour === 'unreachable') return timeout;
    if (stateOf(request.agreementNo) !== 'signed') return { kind: 'absent' };
    if (fake.behaviour === 'no_money') return { kind: 'declined', detail: 'NOTENOUGH' };
    if (fake.behaviour === 'refused') return { kind: 'refused', reason: 'invalid', detail: 'RULELIMIT' };
    const { outTradeNo, amount, currency, subject, noticeUrl } = request;
    fake.charged.push(outTradeNo);
    await provider.channel.create({
      ...{ target, way: 'qr', outTradeNo, amount, currency, subject, noticeUrl, returnUrl: '' },
      ...{ expiresAt: instant(0), payer: null, clientAddress: '' },
    });
    if (fake.behaviour !== 'open') provider.pay(outTradeNo);
    return fake.behaviour === 'lost' ? timeout : { kind: 'accepted' };
  };
  const fake: FakeAgreements = {
    ...{ states, charged: [], announced: new Map(), behaviour: 'paid', answersEnd: true, meanwhile: null },
    channel: {
      ...{
        name,
        isSimulated: true,
        signWays: ['qr', 'h5', 'inside'],
        target,
        worksAtNight: true,
        raises: isWechat,
      },
      ...{ chargeDays: isWechat ? [-1, 0, 1] : [-2, -1, 0], announceDays: isWechat ? 2 : null },
      renews: () => true,
      sign: async ({ agreementNo }) => {
        states.set(agreementNo, 'pending');
        return { kind: 'created', handle: { kind: 'code', text: agreementNo } };
      },
      queryAgreement: async ({ agreementNo }) => {
        const state = stateOf(agreementNo);
        return state ? { kind: 'found', state, agreementRef: `ref-${agreementNo}` } : { kind: 'absent' };
      },
      announce: async ({ agreementNo, from }) => {
        if (stateOf(agreementNo) !== 'signed') return { kind: 'absent' };
        fake.announced.set(agreementNo, from);
        return { kind: 'done' };
      },
      charge,
      queryCharge: (reference) => provider.channel.query(reference),
      cancel: async ({ agreementNo }) => {
        if (!fake.answersEnd) return timeout;
        states.set(agreementNo, 'ended');
        return { kind: 'done' };
      },
    },
  };
  return fake;
}
