import type { Call } from '@inkstone/contracts';
import {
  login,
  registerByEmail,
  registerByPhone,
  resetPassword,
  sendMail,
  sendSms,
} from '@inkstone/contracts/accounts';
import {
  bindThirdParty,
  registerThirdParty,
  sendThirdPartyCode,
} from '@inkstone/contracts/accounts/social-login';
import type { AgreedVersions } from '@inkstone/contracts/site/terms';
import { isEmail } from '../../../shared/account-name/shown-account.ts';
import type { Flow } from './flow.ts';

/** Further input of the calls of a flow. */
export interface CallTools {
  readonly call: Call;
  readonly timeZone: string;
}

const named = ({ account, areaCode }: Flow) => ({ account, areaCode });

/** Sends a code by SMS or e-mail, for the purpose of the flow. */
export async function sendCode({ call }: CallTools, flow: Flow): Promise<void> {
  const { action, pass: slider, prompt, account } = flow;
  if (prompt) await call(sendThirdPartyCode, { ...named(flow), ticket: prompt.ticket, slider });
  else if (isEmail(flow)) await call(sendMail, { account, action, slider });
  else await call(sendSms, { ...named(flow), action, slider });
}

export async function signInByPassword({ call, timeZone }: CallTools, flow: Flow): Promise<void> {
  const { password, pass: slider } = flow;
  await call(login, { ...named(flow), verifyType: 'password', password, slider, timeZone });
}

export async function signInByCode({ call, timeZone }: CallTools, flow: Flow): Promise<void> {
  const verifyType = isEmail(flow) ? 'email' : 'sms';
  await call(login, { ...named(flow), verifyType, code: flow.code, timeZone });
}

export async function register(
  { call, timeZone }: CallTools,
  flow: Flow,
  agreedVersions: AgreedVersions,
): Promise<void> {
  const { code, newPassword: password, agreesToTerms, account } = flow;
  const given = { code, password, agreesToTerms, agreedVersions, timeZone };
  if (isEmail(flow)) await call(registerByEmail, { account, ...given });
  else await call(registerByPhone, { ...named(flow), ...given });
}

export async function choosePassword({ call, timeZone }: CallTools, flow: Flow): Promise<void> {
  const { code, newPassword: password } = flow;
  await call(resetPassword, { ...named(flow), code, password, timeZone });
}

/** Links the external identity to the number; with `join`, also to the existing account of the number. */
export async function bind(
  { call, timeZone }: CallTools,
  flow: Flow,
  agreedVersions: AgreedVersions,
  join: boolean,
): Promise<void> {
  const { code, agreesToTerms, prompt } = flow;
  const ticket = prompt?.ticket ?? '';
  await call(bindThirdParty, {
    ...named(flow),
    ticket,
    code,
    agreesToTerms,
    agreedVersions,
    join,
    timeZone,
  });
}

/** Creates an account with the external identity only. */
export async function registerSocial(
  { call, timeZone }: CallTools,
  { agreesToTerms, prompt }: Flow,
  agreedVersions: AgreedVersions,
): Promise<void> {
  const ticket = prompt?.ticket ?? '';
  await call(registerThirdParty, { ticket, agreesToTerms, agreedVersions, timeZone });
}
