import type { Deps } from '../../../deps.ts';
import type {
  PayChannel,
  PayChannels,
  PayRefusal,
  RefusedCall,
  UnknownOutcome,
} from '../../../ports/pay-channel.ts';
import { storeFailure } from './store.ts';

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'pay'>;

/** Errors of the merchant account, which require action by staff; others concern one payment. */
const ofAccount: readonly PayRefusal[] = ['rate_limited', 'merchant', 'configuration'];

/** Wraps the channels to store the last failure of each provider, for staff. Results are unchanged. */
export function watchChannels(deps: WatchDeps): PayChannels {
  const { wechat, alipay, stripe } = deps.pay;
  return {
    wechat: wechat && watch(deps, wechat),
    alipay: alipay && watch(deps, alipay),
    stripe: stripe && watch(deps, stripe),
  };
}

type Call = 'create' | 'query' | 'close' | 'refund' | 'queryRefund' | 'bill';

function watch(deps: WatchDeps, channel: PayChannel): PayChannel {
  const noted = async <Result extends { readonly kind: string } | RefusedCall | UnknownOutcome>(
    call: Call,
    result: Promise<Result>,
  ): Promise<Result> => {
    const state = await result;
    const detail = failureOf(state);
    if (detail !== null) await note(deps, channel, call, detail);
    return state;
  };
  return {
    ...channel,
    create: (request) => noted('create', channel.create(request)),
    query: (reference) => noted('query', channel.query(reference)),
    close: (reference) => noted('close', channel.close(reference)),
    refund: (request) => noted('refund', channel.refund(request)),
    queryRefund: (reference) => noted('queryRefund', channel.queryRefund(reference)),
    bill: (day) => noted('bill', channel.bill(day)),
  };
}

function failureOf(result: { readonly kind: string } | RefusedCall | UnknownOutcome): string | null {
  if (!('detail' in result)) return null;
  if (!('reason' in result)) return result.detail;
  return ofAccount.includes(result.reason) ? `${result.reason}: ${result.detail}` : null;
}

/** An error while storing a failure must not hide the result. */
async function note({ db, clock, log }: WatchDeps, { name: channel }: PayChannel, call: Call, text: string) {
  const row = { channel, failedAt: clock.now(), call, detail: text.slice(0, 300) };
  await db
    .transact(({ sql }) => storeFailure(sql, row))
    .catch((error) => log.warn('the failure of a payment provider could not be stored', { error }));
}
