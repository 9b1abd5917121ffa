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
import * as feedback from '@inkstone/contracts/site/feedback';
import * as fonts from '@inkstone/contracts/site/fonts';
import * as notices from '@inkstone/contracts/site/notices';
import * as terms from '@inkstone/contracts/site/terms';
import type { ErrorCode } from '@inkstone/phrases';
import { keepSession } from '../../modules/accounts/testing.ts';
import { newEmail, newPhone, passFor, sentCode } from '../../modules/accounts/testing-flow.ts';
import { drawSquare } from '../document-access/things.ts';
import {
  changedPassword,
  friendOrigin,
  newSession,
  type Owner,
  password,
  proofOf,
  returnedTo,
  scanOf,
  sceneOf,
  ticketOf,
} from './owner.ts';

/** One call about accounts, with what an owner holds, and what everybody is told who makes it with that. */
export interface Row {
  /** Method and path. */
  readonly call: string;
  /** Makes what the call names, and gives its query or body. */
  readonly input: (owner: Owner) => object | Promise<object>;
  /** What the owner gives, where that is something else, and only then. */
  readonly ownInput?: (owner: Owner) => object | Promise<object>;
  /** What is given can be used once, by whoever holds it: it is made anew for each caller. */
  readonly isUsedUp?: true;
  /** What is given opens the owner's account, for that is its purpose. */
  readonly opens?: true;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the owner is told; `ok` where not stated. */
  readonly owner?: ErrorCode;
  /** What another account is told; `ok`, about things of its own, where not stated. */
  readonly stranger?: ErrorCode;
  /** What all are told who are not signed in. Where not stated, that they are not, and why. */
  readonly visitor?: ErrorCode | 'ok';
  /** The owner's answer holds the owner's secret words. */
  readonly tells?: true;
  /** A caller's own session may end by it: here, the one whose token has expired. */
  readonly endsOwn?: true;
}

/** Stands under its method and path. */
export const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

const none = 'not_found';

type Answers = Omit<Row, 'call' | 'input'>;
/** For who is signed in. */
const own = (endpoint: AnyEndpoint, input: Row['input'] = () => ({}), answers: Answers = {}): Row => ({
  call: nameOf(endpoint),
  input,
  ...answers,
});
/** For anybody, who is told the same whether signed in or not; only the owner's browser may be told something else. */
const open = (
  endpoint: AnyEndpoint,
  input: Row['input'] = () => ({}),
  refusal?: ErrorCode,
  owner?: ErrorCode,
): Row => ({
  call: nameOf(endpoint),
  input,
  visitor: refusal ?? 'ok',
  ...(refusal && { stranger: refusal }),
  ...(owner && { owner }),
});

/** What adding a way in is begun with. */
const bindWish = async (owner: Owner) => ({
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
      const asked = { ...typed, action: 'sign_in', kind: 'words' } as const;
      const { id } = await page.call(accounts.newSlider, asked);
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
  // Nobody asked for a code: the owner's is the fifth wrong one.
  // Whoever knows the code of a new number gets an account of their own; a session that was open in the browser ends.
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
    { stranger: 'account_mismatch' },
  ),
  // A proof opens the account that it was made for, and no other.
  {
    ...open(
      accounts.resetPassword,
      async (owner) => ({ ...(await passwordReset(owner)), ...owner.stranger }),
      'proof_required',
    ),
    ownInput: passwordReset,
  },
  own(accounts.userInfo, undefined, { tells: true }),
  // A session that is over until it is renewed ends by it, too.
  { ...open(accounts.logout), endsOwn: true },
  open(accounts.listSimulated),
];

const session: readonly Row[] = [
  // The token is the session: whoever has it unused, in such a browser, goes on with it.
  {
    ...open(sessions.refresh, async (owner) => ({ refreshToken: (await newSession(owner)).refreshToken })),
    ...{ isUsedUp: true, opens: true },
  },
  // Who brings no token to renew by goes on as a visitor.
  {
    ...{ call: `GET ${sessions.renewalPath}`, input: () => ({ to: accounts.userInfo.path }) },
    ...{ visitor: 'sign_in_first', stranger: 'sign_in_first', endsOwn: true, tells: true },
    async ownInput(owner) {
      keepSession(owner.page, await newSession(owner));
      return { to: accounts.userInfo.path };
    },
  },
  open(sessions.serverKey),
  own(sessions.listSessions),
  own(sessions.revokeSession, ({ otherSession }) => ({ id: otherSession }), { stranger: 'not_found' }),
  own(sessions.revokeOtherSessions),
  own(handover.startHandover, () => ({ origin: friendOrigin, challenge })),
  // From the domain that it was made for, and with the nonce that only the page there has.
  {
    ...open(handover.takeHandover, async ({ page }) => {
      const { code } = await page.call(handover.startHandover, { origin: friendOrigin, challenge });
      return { code, nonce };
    }),
    ...{ headers: { origin: friendOrigin }, isUsedUp: true, opens: true },
  },
  own(handover.handOverTokens, () => ({ origin: friendOrigin })),
  own(apiKeys.listApiKeys, undefined, { tells: true }),
  own(apiKeys.createApiKey, () => ({ name: 'b' })),
  own(apiKeys.revokeApiKey, ({ apiKey }) => ({ id: apiKey })),
];

const person: readonly Row[] = [
  own(profile.changeProfile, () => ({ username: 'b' })),
  own(
    profile.changePassword,
    async (owner) => ({ password: changedPassword, proof: await proofOf(owner, 'change_password') }),
    { stranger: 'proof_required' },
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
  own(deletion.askDeletion, async (owner) => ({ proof: await proofOf(owner, 'delete_account') }), {
    stranger: 'proof_required',
  }),
  own(deletion.cancelDeletion),
  own(bindings.listBindings),
  own(
    bindings.unbind,
    async (owner) => ({ kind: 'wechat', proof: await proofOf(owner, 'remove_login') }),
    // Of their own, which the owner's proof does not open.
    { stranger: 'proof_required' },
  ),
  own(
    bindings.bindPhone,
    async (owner) => {
      const phone = newPhone();
      const code = await sentCode(owner.server, owner.page, phone, 'bind');
      return { ...phone, code, proof: await proofOf(owner, 'change_login') };
    },
    { stranger: 'proof_required' },
  ),
  own(
    bindings.bindEmail,
    async (owner) => {
      const email = { account: newEmail() };
      const code = await sentCode(owner.server, owner.page, email, 'bind');
      return { ...email, code, proof: await proofOf(owner, 'change_login') };
    },
    { stranger: 'proof_required' },
  ),
];

const others: readonly Row[] = [
  open(social.listLoginProviders),
  own(social.startThirdParty, async (owner) => ({ provider: 'qq', ...(await bindWish(owner)) }), {
    stranger: 'proof_required',
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
  own(qr.newWechatQr, bindWish, { stranger: 'proof_required' }),
  own(qr.newWechatQrV2, bindWish, { stranger: 'proof_required' }),
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
  // The scan is what the phone has that scanned. Whoever confirms with it lets in the page with the code, and nobody else.
  open(qr.lookAtScan, async (owner) => ({ scan: await scanOf(owner) })),
  {
    ...open(qr.answerScan, async (owner) => ({ scan: await scanOf(owner), answer: 'confirm' })),
    isUsedUp: true,
  },
  open(simulator.simulateLogin, () => ({ provider: 'qq', person: 'a', nonce: 'n', challenge: 'c' })),
  {
    ...open(simulator.simulateScan, async (owner) => ({ scene: await sceneOf(owner), person: 'a' })),
    isUsedUp: true,
  },
  // What is posted goes on to a page, of which there is none in tests; nobody calls for a simulator.
  ...['POST /api/third_party/return/apple', 'GET /api/wechat/callback', 'POST /api/wechat/callback'].map(
    (call): Row => ({ call, input: () => ({}), visitor: none, stranger: none, owner: none }),
  ),
];

const site: readonly Row[] = [
  open(fonts.listFonts),
  open(terms.getTerms, () => ({ document: 'terms', language: 'en' })),
  open(terms.getAgreedVersions),
  open(notices.listNotices),
  open(notices.getNotice, () => ({ id: 'none' }), 'not_found', 'not_found'),
  open(feedback.leaveFeedback, () => ({ content: 'b' })),
  own(feedback.reportBug, () => ({ content: 'b' })),
  own(feedback.listReports, undefined, { tells: true }),
  // The address of an avatar is its only secret. Whoever comes with an expired token and no other to renew it is signed out.
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

/** Every call about accounts and of the site; one that is missing here fails a test. */
export const accountTable: readonly Row[] = [...entry, ...session, ...person, ...others, ...site];
