import type { Call, InputOf } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { simulateLogin } from '@inkstone/contracts/accounts/login-simulator';
import {
  bindThirdParty,
  loginByApple,
  loginByGoogle,
  loginByQq,
  loginByWechat,
  type SocialKind,
  type SocialOutcome,
  sendThirdPartyCode,
  startThirdParty,
} from '@inkstone/contracts/accounts/social-login';
import type { Deps } from '../../../deps.ts';
import { testProof } from '../testing.ts';
import { passFor, type TypedPhone } from '../testing-flow.ts';

interface Browser {
  readonly call: Call;
}
type ProofServer = { readonly deps: Pick<Deps, 'db' | 'clock' | 'random'> };
type Server = { readonly deps: Pick<Deps, 'db' | 'sms' | 'mail'> };

/** The endpoint that finishes a login of each provider. */
export const finishEndpoints = {
  wechat: loginByWechat,
  qq: loginByQq,
  apple: loginByApple,
  google: loginByGoogle,
} as const satisfies Record<SocialKind, unknown>;

/** The purpose of a login. */
type LoginInput = Omit<InputOf<typeof startThirdParty>, 'provider'>;

/** The parameters with which a simulated provider redirects back. */
export interface ReturnedFields {
  readonly code: string;
  readonly state: string;
}

/** Signs in at a simulated provider as `person` up to the redirect, without the page's final call. */
export async function returnFromProvider(
  browser: Browser,
  provider: SocialKind,
  person: string,
  input: LoginInput = {},
): Promise<ReturnedFields> {
  const { url } = await browser.call(startThirdParty, { provider, ...input });
  const requested = new URL(url, 'http://here').searchParams;
  const given = (name: string) => requested.get(name) ?? '';
  const { code } = await browser.call(simulateLogin, {
    provider,
    person,
    nonce: given('nonce'),
    challenge: given('challenge'),
  });
  return { code, state: given('state') };
}

/** A complete login. */
export async function loginAs(
  browser: Browser,
  provider: SocialKind,
  person: string,
  input: LoginInput = {},
): Promise<SocialOutcome> {
  const outcome = await browser.call(
    finishEndpoints[provider],
    await returnFromProvider(browser, provider, person, input),
  );
  if (outcome.outcome === 'qr_confirmed') throw new Error('No code was requested');
  return outcome;
}

/** Starts linking a provider's identity to the signed-in account, with a proof, without the final call. */
export async function returnToBind(
  server: ProofServer,
  browser: Browser,
  provider: SocialKind,
  person: string,
): Promise<ReturnedFields> {
  return returnFromProvider(browser, provider, person, await bindInput(server, browser));
}

/** Links a provider's identity to the signed-in account, with a proof. */
export async function bindAs(
  server: ProofServer,
  browser: Browser,
  provider: SocialKind,
  person: string,
  next = '',
): Promise<SocialOutcome> {
  return loginAs(browser, provider, person, { ...(await bindInput(server, browser)), next });
}

/** The parameters of linking an identity. */
export async function bindInput(
  { deps }: ProofServer,
  browser: Browser,
): Promise<{ readonly purpose: 'bind'; readonly proof: string }> {
  const { id: accountId } = await browser.call(userInfo, {});
  const proof = await testProof(deps, { accountId }, 'change_login');
  return { purpose: 'bind', proof };
}

/** Returns the ticket of a first login; fails if it was not a first one. */
export async function ticketOf(browser: Browser, provider: SocialKind, person: string): Promise<string> {
  const outcome = await loginAs(browser, provider, person);
  if (outcome.outcome !== 'bind_phone') throw new Error(`${person} has an account already`);
  return outcome.prompt.ticket;
}

/** Requests a code for a ticket and reads it from the simulator. */
export async function bindCode(
  server: Server,
  browser: Browser,
  ticket: string,
  phone: TypedPhone,
): Promise<string> {
  const slider = await passFor(server, browser, phone, 'bind');
  await browser.call(sendThirdPartyCode, { ticket, ...phone, slider });
  const code = server.deps.sms.simulated?.()[0]?.code;
  if (!code) throw new Error('The simulator shows no message');
  return code;
}

/** Registers by a first login and a new number; the browser is signed in afterwards. */
export async function signUpAs(
  server: Server,
  browser: Browser,
  provider: SocialKind,
  person: string,
  phone: TypedPhone,
): Promise<string> {
  const ticket = await ticketOf(browser, provider, person);
  const code = await bindCode(server, browser, ticket, phone);
  return (await browser.call(bindThirdParty, { ticket, ...phone, code, agreesToTerms: true })).id;
}
