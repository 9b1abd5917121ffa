import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@inkstone/contracts';
import * as accounts from '@inkstone/contracts/accounts';
import * as deletion from '@inkstone/contracts/accounts/account-deletion';
import * as apiKeys from '@inkstone/contracts/accounts/api-keys';
import * as bindings from '@inkstone/contracts/accounts/bindings';
import * as display from '@inkstone/contracts/accounts/display';
import * as handover from '@inkstone/contracts/accounts/handover';
import * as simulator from '@inkstone/contracts/accounts/login-simulator';
import * as profile from '@inkstone/contracts/accounts/profile';
import * as sessions from '@inkstone/contracts/accounts/sessions';
import * as social from '@inkstone/contracts/accounts/social-login';
import * as qr from '@inkstone/contracts/accounts/wechat-qr';
import { listDownloads } from '@inkstone/contracts/site/downloads';
import * as feedback from '@inkstone/contracts/site/feedback';
import * as fonts from '@inkstone/contracts/site/fonts';
import { getSiteInfo } from '@inkstone/contracts/site/info';
import * as notices from '@inkstone/contracts/site/notices';
import { listPublicPaths } from '@inkstone/contracts/site/public-paths';
import * as terms from '@inkstone/contracts/site/terms';
import { signWechatPage } from '@inkstone/contracts/site/wechat';
import type { ErrorCode } from '@inkstone/phrases';
import { keepSession } from '../../modules/accounts/testing.ts';
import { newEmail, newPhone, passFor, sentCode } from '../../modules/accounts/testing-flow.ts';
import { drawSquare } from '../document-access/library-ids.ts';
import {
  changedPassword,
  newSession,
  type Owner,
  otherDomainOrigin,
  password,
  proofOf,
  returnedTo,
  scanOf,
  sceneOf,
  ticketOf,
} from './owner.ts';

/** One call with the owner's ids, tokens and secrets, and the expected results by caller. */
export interface Row {
  /** Method and path. */
  readonly call: string;
  /** Prepares what the call needs and returns its query or body. */
  readonly input: (owner: Owner) => object | Promise<object>;
  /** The input of the owner's own call, if it differs. */
  readonly ownInput?: (owner: Owner) => object | Promise<object>;
  /** The input can be used once by anyone, so it is prepared for each caller. */
  readonly isUsedUp?: true;
  /** The input grants access to the owner's account by design. */
  readonly opens?: true;
  readonly headers?: Readonly<Record<string, string>>;
  /** The result for the owner; `ok` by default. */
  readonly owner?: ErrorCode;
  /** The result for another account; by default `ok`, with that account's own data. */
  readonly otherUser?: ErrorCode;
  /** The result for callers who are not signed in; by default an authentication error. */
  readonly visitor?: ErrorCode | 'ok';
  /** Whether the reply contains the owner's data. */
  readonly returnsData?: true;
  /** The call may end the caller's own session: here, one whose token has expired. */
  readonly endsOwn?: true;
}

/** By method and path. */
export const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

const none = 'not_found';

type Answers = Omit<Row, 'call' | 'input'>;
/** Creates a row for signed-in callers. */
const own = (endpoint: AnyEndpoint, input: Row['input'] = () => ({}), answers: Answers = {}): Row => ({
  call: nameOf(endpoint),
  input,
  ...answers,
});
/** Creates a row for everyone with the same result; only the owner's browser may get another one. */
const open = (
  endpoint: AnyEndpoint,
  input: Row['input'] = () => ({}),
  refusal?: ErrorCode,
  owner?: ErrorCode,
): Row => ({
  call: nameOf(endpoint),
  input,
  visitor: refusal ?? 'ok',
  ...(refusal && { otherUser: refusal }),
  ...(owner && { owner }),
});

/** Returns the parameters of linking a sign-in method. */
const bindInput = async (owner: Owner) => ({
  purpose: 'bind',
  proof: await proofOf(owner, 'change_login'),
});
const agreed = { agreesToTerms: true };
const nonce = 'A'.repeat(43);
const challenge = createHash('sha256').update(nonce).digest('base64url');
const passwordReset = async (owner: Owner) => ({
  ...owner.typed,
  proof: await proofOf(owner, 'reset_password'),
  password: changedPassword,
});

const entry: readonly Row[] = [
  open(accounts.captchaWidget, () => ({}), none, none),
  open(accounts.newSlider, ({ typed }) => ({ ...typed, action: 'sign_in' })),
  open(
    accounts.solveSlider,
    async ({ page, typed, answerOf }) => {
      const requested = { ...typed, action: 'sign_in', kind: 'words' } as const;
      const { id } = await page.call(accounts.newSlider, requested);
      return { id, picks: await answerOf(id) };
    },
    'slider_expired',
  ),
  open(
    accounts.isRegistered,
    async ({ server, page, typed }) => ({ ...typed, slider: await passFor(server, page, typed) }),
    'slider_required',
  ),
  open(
    accounts.sendSms,
    async ({ server, page, typed }) => {
      return { ...typed, action: 'sign_in', slider: await passFor(server, page, typed) };
    },
    'slider_required',
  ),
  open(
    accounts.sendMail,
    async ({ server, page }) => {
      const typed = { account: newEmail() };
      return { ...typed, action: 'bind', slider: await passFor(server, page, typed, 'bind') };
    },
    'slider_required',
  ),
  open(
    accounts.login,
    async ({ server, page, typed }) => {
      return { ...typed, verifyType: 'password', password, slider: await passFor(server, page, typed) };
    },
    'slider_required',
  ),
  // No code was requested by this caller: for the owner it is the fifth wrong one.
  // The owner of a new number's code gets a new account; an open session of the browser ends.
  {
    ...open(accounts.registerByPhone, async ({ server, page }) => {
      const typed = newPhone();
      return { ...typed, code: await sentCode(server, page, typed), ...agreed };
    }),
    ...{ isUsedUp: true, endsOwn: true },
  },
  {
    ...open(accounts.registerByEmail, async ({ server, page }) => {
      const typed = { account: newEmail() };
      return { ...typed, code: await sentCode(server, page, typed), ...agreed };
    }),
    ...{ isUsedUp: true, endsOwn: true },
  },
  own(
    accounts.verifyOwner,
    ({ typed }) => ({ ...typed, purpose: 'delete_account', verifyType: 'password', password }),
    { otherUser: 'account_mismatch' },
  ),
  // A proof is valid only for the account for which it was issued.
  {
    ...open(
      accounts.resetPassword,
      async (owner) => ({ ...(await passwordReset(owner)), ...owner.otherUser }),
      'proof_required',
    ),
    ownInput: passwordReset,
  },
  own(accounts.userInfo, undefined, { returnsData: true }),
  // A session whose token has expired ends by this call, too.
  { ...open(accounts.logout), endsOwn: true },
  open(accounts.listSimulated),
];

const session: readonly Row[] = [
  // The token is the credential: presented unused in this browser, it renews the session.
  {
    ...open(sessions.refresh, async (owner) => ({ refreshToken: (await newSession(owner)).refreshToken })),
    ...{ isUsedUp: true, opens: true },
  },
  // Without a refresh token the caller is anonymous.
  {
    ...{ call: `GET ${sessions.renewalPath}`, input: () => ({ to: accounts.userInfo.path }) },
    ...{ visitor: 'sign_in_first', otherUser: 'sign_in_first', endsOwn: true, returnsData: true },
    async ownInput(owner) {
      keepSession(owner.page, await newSession(owner));
      return { to: accounts.userInfo.path };
    },
  },
  open(sessions.serverKey),
  own(sessions.listSessions),
  own(sessions.revokeSession, ({ otherSession }) => ({ id: otherSession }), { otherUser: 'not_found' }),
  own(sessions.revokeOtherSessions),
  own(handover.startHandover, () => ({ origin: otherDomainOrigin, challenge })),
  // From the domain for which it was issued, with the nonce that only that page has.
  {
    ...open(handover.takeHandover, async ({ page }) => {
      const { code } = await page.call(handover.startHandover, { origin: otherDomainOrigin, challenge });
      return { code, nonce };
    }),
    ...{ headers: { origin: otherDomainOrigin }, isUsedUp: true, opens: true },
  },
  own(handover.handOverTokens, () => ({ origin: otherDomainOrigin })),
  own(apiKeys.listApiKeys, undefined, { returnsData: true }),
  own(apiKeys.createApiKey, () => ({ name: 'b' })),
  own(apiKeys.revokeApiKey, ({ apiKey }) => ({ id: apiKey })),
];

const person: readonly Row[] = [
  own(profile.changeProfile, () => ({ username: 'b' })),
  own(
    profile.changePassword,
    async (owner) => ({ password: changedPassword, proof: await proofOf(owner, 'change_password') }),
    { otherUser: 'proof_required' },
  ),
  own(profile.storeAvatar, async () => ({ base64: await drawSquare() })),
  own(profile.removeAvatar),
  own(display.getDisplay),
  own(display.saveDisplay, () => ({ theme: 'light' })),
  own(terms.listConsents),
  own(terms.giveConsent, async ({ page }) => ({
    agreedVersions: await page.call(terms.getAgreedVersions, {}),
  })),
  own(deletion.getDeletion),
  own(deletion.requestDeletion, async (owner) => ({ proof: await proofOf(owner, 'delete_account') }), {
    otherUser: 'proof_required',
  }),
  own(deletion.cancelDeletion),
  own(bindings.listBindings),
  own(
    bindings.unbind,
    async (owner) => ({ kind: 'wechat', proof: await proofOf(owner, 'remove_login') }),
    // For the caller's own account, for which the owner's proof is not valid.
    { otherUser: 'proof_required' },
  ),
  own(
    bindings.bindPhone,
    async (owner) => {
      const phone = newPhone();
      const code = await sentCode(owner.server, owner.page, phone, 'bind');
      return { ...phone, code, proof: await proofOf(owner, 'change_login') };
    },
    { otherUser: 'proof_required' },
  ),
  own(
    bindings.bindEmail,
    async (owner) => {
      const email = { account: newEmail() };
      const code = await sentCode(owner.server, owner.page, email, 'bind');
      return { ...email, code, proof: await proofOf(owner, 'change_login') };
    },
    { otherUser: 'proof_required' },
  ),
];

const others: readonly Row[] = [
  open(social.listLoginProviders),
  own(social.startThirdParty, async (owner) => ({ provider: 'qq', ...(await bindInput(owner)) }), {
    otherUser: 'proof_required',
  }),
  open(social.loginByWechat, (owner) => returnedTo(owner, 'wechat'), 'social_expired'),
  open(social.loginByQq, (owner) => returnedTo(owner, 'qq'), 'social_expired'),
  open(social.loginByGoogle, (owner) => returnedTo(owner, 'google'), 'social_expired'),
  open(social.loginByApple, (owner) => returnedTo(owner, 'apple'), 'social_expired'),
  open(
    social.sendThirdPartyCode,
    async (owner) => {
      const phone = newPhone();
      const slider = await passFor(owner.server, owner.page, phone, 'bind');
      return { ticket: await ticketOf(owner), ...phone, slider };
    },
    'bind_ticket_expired',
  ),
  open(
    social.bindThirdParty,
    async (owner) => {
      const phone = newPhone();
      const ticket = await ticketOf(owner);
      const code = await sentCode(owner.server, owner.page, phone, 'bind');
      return { ticket, ...phone, code, ...agreed };
    },
    'bind_ticket_expired',
  ),
  open(
    social.registerThirdParty,
    async (owner) => ({ ticket: await ticketOf(owner), ...agreed }),
    'bind_ticket_expired',
    'phone_needed',
  ),
  own(qr.newWechatQr, bindInput, { otherUser: 'proof_required' }),
  own(qr.newWechatQrV2, bindInput, { otherUser: 'proof_required' }),
  open(
    qr.wechatQrStatus,
    async ({ page }) => ({ ticket: (await page.call(qr.newWechatQr, {})).ticket }),
    'not_found',
  ),
  open(
    qr.wechatQrStatusV2,
    async ({ page }) => ({ ticket: (await page.call(qr.newWechatQrV2, {})).ticket }),
    'not_found',
  ),
  // The scan token belongs to the phone that scanned. Confirming with it signs in only the page with the code.
  open(qr.describeScan, async (owner) => ({ scan: await scanOf(owner) })),
  {
    ...open(qr.answerScan, async (owner) => ({ scan: await scanOf(owner), answer: 'confirm' })),
    isUsedUp: true,
  },
  open(simulator.simulateLogin, () => ({ provider: 'qq', person: 'a', nonce: 'n', challenge: 'c' })),
  {
    ...open(simulator.simulateScan, async (owner) => ({ scene: await sceneOf(owner), person: 'a' })),
    isUsedUp: true,
  },
  // The posted data are forwarded to a page, which these tests do not start; simulators are not called.
  ...['POST /api/third_party/return/apple', 'GET /api/wechat/callback', 'POST /api/wechat/callback'].map(
    (call): Row => ({ call, input: () => ({}), visitor: none, otherUser: none, owner: none }),
  ),
];

const site: readonly Row[] = [
  open(fonts.listFonts),
  open(terms.getTerms, () => ({ document: 'terms', language: 'en' })),
  open(terms.getAgreedVersions),
  open(getSiteInfo),
  open(listDownloads),
  open(listPublicPaths),
  open(signWechatPage, () => ({ url: 'http://127.0.0.1/' }), 'wechat_card_off', 'wechat_card_off'),
  open(notices.listNotices),
  open(notices.getNotice, () => ({ id: 'none' }), 'not_found', 'not_found'),
  open(feedback.leaveFeedback, () => ({ content: 'b' })),
  own(feedback.reportBug, () => ({ content: 'b' })),
  own(feedback.listReports, undefined, { returnsData: true }),
  // The URL of an avatar is its only secret. A caller with an expired token and no refresh token is signed
  // out.
  {
    call: `GET ${profile.avatarPath}`,
    input: async ({ page }) => {
      const { figureUrl } = await page.call(profile.storeAvatar, { base64: await drawSquare() });
      return Object.fromEntries(new URL(figureUrl, 'http://here').searchParams);
    },
    visitor: 'ok',
    endsOwn: true,
  },
];

/** All calls of accounts and site; a missing one fails a test. */
export const accountTable: readonly Row[] = [...entry, ...session, ...person, ...others, ...site];
