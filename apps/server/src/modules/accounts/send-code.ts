import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { sendSms as contract } from '@inkstone/contracts/accounts';
import { decideSend } from '@inkstone/domain/accounts';
import type { UseCase } from '../../http/route.ts';
import { hashAddress, hashCode, makeCode } from './codes/secrets.ts';
import { deleteCode, insertCode, lockPhone, readSendHistory } from './codes/store.ts';
import { spendPass } from './puzzles/check-pass.ts';
import { readPhoneInput } from './read-phone-input.ts';
import { smsText } from './sms-text.ts';

/** Sends a code; the same for numbers with and without an account. A refusal leaves the pass unused. */
export const sendCode: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const phone = readPhoneInput(input);
  const { action, slider } = input;
  const { address, locale } = who.origin;
  const code = makeCode(deps.random);
  const codeId = deps.ids.next();
  const addressHash = hashAddress(deps.keys, address);
  const sentAt = deps.clock.now();

  const times = await deps.db.transact(async ({ sql }) => {
    await lockPhone(sql, phone);
    await spendPass(sql, { slider, phone, action }, sentAt);
    const decision = decideSend(await readSendHistory(sql, phone, addressHash, sentAt), sentAt);
    if (!decision.ok) {
      const { code: refusal, ...params } = decision.refusal;
      throw new AppError(refusal, params);
    }
    const codeHash = hashCode(deps.keys, phone, action, code);
    const { expiresAt } = decision.value;
    await insertCode(sql, { phone, codeId, action, codeHash, addressHash, sentAt, expiresAt });
    return decision.value;
  });

  try {
    await deps.sms.send({ phone, code, text: smsText(locale, code), locale });
  } catch (cause) {
    await deleteCode(deps.db.sql, phone, codeId);
    throw new AppError('sms_failed', {}, cause);
  }
  return times;
};
