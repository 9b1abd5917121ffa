import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { ChannelTest, testPayChannel as contract } from '@inkstone/contracts/staff/pay-channels';
import type { UseCase } from '../../../platform/http/route.ts';
import type { QueryResult } from '../../../ports/pay-channel.ts';

/** Has the format of attempt numbers, but no attempt number begins like this. */
const noSuchPayment = 'TEST000000000000';

/** Queries a provider about a payment that does not exist. Has no effect there. */
export const testPayChannel: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { pay, clock },
  staff,
  { channel },
) => {
  const driver = pay[channel];
  if (!driver) throw new AppError('not_found');
  const begin = clock.now();
  const target = driver.targetOf(driver.ways[0] ?? 'qr');
  const answer = await driver
    .query({ target, outTradeNo: noSuchPayment, providerRef: '' })
    .catch((error): QueryResult => ({ kind: 'unknown', detail: String(error) }));
  const read = readAnswer(answer);
  staff.note({ result: read.result });
  return { ...read, took: clock.now() - begin };
};

function readAnswer(answer: QueryResult): Pick<ChannelTest, 'result' | 'detail'> {
  if (answer.kind === 'refused') return { result: 'refused', detail: `${answer.reason}: ${answer.detail}` };
  if (answer.kind === 'unknown') return { result: 'unknown', detail: answer.detail };
  return { result: 'works', detail: '' };
}
