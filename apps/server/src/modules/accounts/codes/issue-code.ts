import { AppError } from '@inkstone/contracts';
import type { CodeAction } from '@inkstone/contracts/accounts';
import { decideSend, type Receiver, regionOfPhone } from '@inkstone/domain/accounts';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Who } from '../../../platform/http/who.ts';
import { readDevice } from '../device.ts';
import { spendPass } from '../puzzles/check-pass.ts';
import { findAccountByLogin } from '../store.ts';
import { hashAddress, hashCode, makeCode } from './secrets.ts';
import { deleteCode, insertCode, lockName, readSendHistory } from './store.ts';

/** A request for a code. */
export interface CodeRequest {
  readonly receiver: Receiver;
  readonly action: CodeAction;
  /** The pass of a solved puzzle. */
  readonly slider: string;
}

/** When a code expires, and when the next may be requested. */
export interface IssuedTimes {
  readonly expiresAt: Instant;
  readonly resendAt: Instant;
}

/**
 * Creates a code and calls `send`, with the same work for receivers with and without an account. A refusal
 * leaves the pass unused; after a failed delivery the code is deleted and not counted.
 */
export async function issueCode(
  deps: Deps,
  who: Who,
  request: CodeRequest,
  send: (code: string) => Promise<void>,
): Promise<IssuedTimes> {
  const receiver = request.receiver.name;
  const code = makeCode(deps.random);
  const codeId = deps.ids.next();
  if (request.action === 'verify') await requireOwnReceiver(deps, who, request.receiver);
  const times = await storeCode(deps, who, request, { code, codeId });
  try {
    await send(code);
  } catch (cause) {
    await deleteCode(deps.db.sql, receiver, codeId);
    throw cause;
  }
  return times;
}

async function storeCode(
  deps: Deps,
  { origin }: Who,
  { receiver: { kind, name: receiver }, action, slider }: CodeRequest,
  { code, codeId }: { readonly code: string; readonly codeId: string },
): Promise<IssuedTimes> {
  const device = readDevice(deps, origin);
  const addressHash = hashAddress(deps.keys, origin.address);
  const sentAt = deps.clock.now();
  const areaCode = kind === 'phone' ? regionOfPhone(receiver).areaCode : null;
  const {
    codesPerDay: perDay,
    codesPerHour: perHourInTotal,
    codesAbroadPerHour: perHourAbroad,
  } = deps.config;
  const limits = { perDay, perHourInTotal, perHourAbroad };
  return deps.db.transact(async ({ sql }) => {
    await lockName(sql, receiver);
    const deviceId = await spendPass(sql, { slider, receiver, action, device }, sentAt);
    const history = await readSendHistory(sql, { receiver, areaCode, deviceId, addressHash }, sentAt);
    const decision = decideSend(history, limits, sentAt);
    if (!decision.ok) {
      const { code: refusal, ...params } = decision.refusal;
      throw new AppError(refusal, params);
    }
    const codeHash = hashCode(deps.keys, receiver, action, code);
    const { expiresAt } = decision.value;
    await insertCode(sql, { receiver, codeId, action, codeHash, addressHash, deviceId, sentAt, expiresAt });
    return decision.value;
  });
}

/** A code that proves ownership of the session's account is sent only to that account's own names. */
async function requireOwnReceiver(deps: Pick<Deps, 'db'>, who: Who, receiver: Receiver): Promise<void> {
  if (who.kind !== 'account') throw new AppError('sign_in_first');
  const account = await findAccountByLogin(deps.db.sql, receiver);
  if (account?.accountId !== who.accountId) throw new AppError('account_mismatch');
}
