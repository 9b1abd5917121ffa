import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { captchaWidget as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';

/** Returns the check of the CAPTCHA vendor. Refuses with `not_found` while the own puzzle is used. */
export const getCaptchaWidget: UseCase<typeof contract, ReplyOf<typeof contract>> = async ({ captcha }) => {
  if (!captcha) throw new AppError('not_found');
  return captcha.widget;
};
