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

/** What a login is begun for. */
type Wish = Omit<InputOf<typeof startThirdParty>, 'provider'>;

/** What the page is called with when somebody comes back from a simulated provider. */
export interface ReturnedFields {
  readonly code: string;
  readonly state: string;
}

/** Goes to a simulated provider as `person` and comes back, up to the page's own call. */
export async function comeBack(
  browser: Browser,
  provider: SocialKind,
  person: string,
  wish: Wish = {},
): Promise<ReturnedFields> {
  const { url } = await browser.call(startThirdParty, { provider, ...wish });
  const asked = new URL(url, 'http://here').searchParams;
  const given = (name: string) => asked.get(name) ?? '';
  const { code } = await browser.call(simulateLogin, {
    provider,
    person,
    nonce: given('nonce'),
    challenge: given('challenge'),
  });
  return { code, state: given('state') };
}

/** The whole of it. */
export async function loginAs(
  browser: Browser,
  provider: SocialKind,
  person: string,
  wish: Wish = {},
): Promise<SocialOutcome> {
  const outcome = await browser.call(
    finishEndpoints[provider],
    await comeBack(browser, provider, person, wish),
  );
  if (outcome.outcome === 'qr_confirmed') throw new Error('No code was asked for');
  return outcome;
}

/** Begins to add a provider's person to the account that is signed in: with a proof, up to the page's own call. */
export async function comeBackToBind(
  server: ProofServer,
  browser: Browser,
  provider: SocialKind,
  person: string,
): Promise<ReturnedFields> {
  return comeBack(browser, provider, person, await bindWish(server, browser));
}

/** Adds a provider's person to the account that is signed in, with a proof. */
export async function bindAs(
  server: ProofServer,
  browser: Browser,
  provider: SocialKind,
  person: string,
  next = '',
): Promise<SocialOutcome> {
  return loginAs(browser, provider, person, { ...(await bindWish(server, browser)), next });
}

/** What adding a way in is begun with. */
export async function bindWish(
  { deps }: ProofServer,
  browser: Browser,
): Promise<{ readonly purpose: 'bind'; readonly proof: string }> {
  const { id: accountId } = await browser.call(userInfo, {});
  const proof = await testProof(deps, { accountId }, 'change_login');
  return { purpose: 'bind', proof };
}

/** The ticket of a first login; fails when it was no first one. */
export async function ticketOf(browser: Browser, provider: SocialKind, person: string): Promise<string> {
  const outcome = await loginAs(browser, provider, person);
  if (outcome.outcome !== 'bind_phone') throw new Error(`${person} has an account already`);
  return outcome.prompt.ticket;
}

/** Has a code sent for a ticket and reads it off the simulator. */
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

/** Signs somebody up by a first login and a new number; the browser is signed in afterwards. */
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
