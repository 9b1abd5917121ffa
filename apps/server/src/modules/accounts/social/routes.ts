import * as bindings from '@inkstone/contracts/accounts/bindings';
import * as simulator from '@inkstone/contracts/accounts/login-simulator';
import * as contracts from '@inkstone/contracts/accounts/social-login';
import * as qr from '@inkstone/contracts/accounts/wechat-qr';
import { type Route, route } from '../../../platform/http/route.ts';
import { type WebhookRoute, webhookRoute } from '../../../platform/http/webhook-route.ts';
import { presentSession } from '../view.ts';
import { finishLogin } from './attempts/finish-login.ts';
import { sendToPage } from './attempts/send-to-page.ts';
import { startLogin } from './attempts/start-login.ts';
import { useCredential } from './attempts/use-credential.ts';
import { bindEmail } from './bindings/bind-email.ts';
import { bindPhone } from './bindings/bind-phone.ts';
import { listBindings } from './bindings/list-bindings.ts';
import { unbind } from './bindings/unbind.ts';
import { presentSocialLogin } from './complete-social-login.ts';
import { listProviders } from './list-providers.ts';
import { answerScan } from './qr/answer-scan.ts';
import { describeScan } from './qr/describe-scan.ts';
import { finishWechatLogin, presentWechatLogin } from './qr/finish-wechat-login.ts';
import { newQr, newQrV2 } from './qr/new-qr.ts';
import { pollQr, pollQrV2, presentPoll } from './qr/poll-qr.ts';
import { takeWechatCall } from './qr/take-wechat-call.ts';
import { simulateLogin, simulateScan } from './simulator/simulate-login.ts';
import { bindAccount, sendBindCode } from './ticket/bind-account.ts';
import { registerSocial } from './ticket/register-social.ts';

export const socialRoutes: Route[] = [
  route(contracts.listLoginProviders, listProviders),
  route(contracts.startThirdParty, startLogin, (started) => started),
  route(contracts.loginByWechat, finishWechatLogin, presentWechatLogin),
  route(contracts.loginByQq, (deps, who, input) => finishLogin(deps, who, 'qq', input), presentSocialLogin),
  route(
    contracts.loginByGoogle,
    (deps, who, input) =>
      input.credential ? useCredential(deps, who, input) : finishLogin(deps, who, 'google', input),
    presentSocialLogin,
  ),
  route(
    contracts.loginByApple,
    (deps, who, input) => finishLogin(deps, who, 'apple', input),
    presentSocialLogin,
  ),
  route(contracts.sendThirdPartyCode, sendBindCode),
  route(contracts.bindThirdParty, bindAccount, presentSession),
  route(contracts.registerThirdParty, registerSocial, presentSession),
  route(qr.newWechatQr, newQr, (made) => made),
  route(qr.newWechatQrV2, newQrV2, (made) => made),
  route(qr.wechatQrStatus, pollQr, presentPoll),
  route(qr.wechatQrStatusV2, pollQrV2, presentPoll),
  route(qr.describeScan, describeScan),
  route(qr.answerScan, answerScan),
  route(bindings.listBindings, listBindings),
  route(bindings.unbind, unbind),
  route(bindings.bindEmail, bindEmail),
  route(bindings.bindPhone, bindPhone, (bound) => bound),
  route(simulator.simulateLogin, simulateLogin),
  route(simulator.simulateScan, simulateScan),
];

/** Callbacks that providers send in their own formats. */
export const socialWebhookRoutes: WebhookRoute[] = [
  webhookRoute(contracts.appleReturn, sendToPage('apple')),
  webhookRoute(qr.wechatCheck, takeWechatCall),
  webhookRoute(qr.wechatNotice, takeWechatCall),
];
