import * as bindings from '@inkstone/contracts/bindings';
import * as simulator from '@inkstone/contracts/login-simulator';
import * as contracts from '@inkstone/contracts/social-login';
import * as qr from '@inkstone/contracts/wechat-qr';
import { type Route, route } from '../../../http/route.ts';
import type { VendorRoute } from '../../../http/vendor-route.ts';
import { presentSession } from '../view.ts';
import { finishLogin } from './attempts/finish-login.ts';
import { sendToPage } from './attempts/send-to-page.ts';
import { postedReturnPath, startLogin } from './attempts/start-login.ts';
import { useCredential } from './attempts/use-credential.ts';
import { bindEmail } from './bindings/bind-email.ts';
import { bindPhone } from './bindings/bind-phone.ts';
import { listBindings } from './bindings/list-bindings.ts';
import { unbind } from './bindings/unbind.ts';
import { listProviders } from './list-providers.ts';
import { answerScan } from './qr/answer-scan.ts';
import { finishWechatLogin, presentWechatLogin } from './qr/finish-wechat-login.ts';
import { lookAtQr, lookAtQrV2, presentLook } from './qr/look-at-qr.ts';
import { lookAtScan } from './qr/look-at-scan.ts';
import { newQr, newQrV2 } from './qr/new-qr.ts';
import { takeWechatCall } from './qr/take-wechat-call.ts';
import { presentSettled } from './settle.ts';
import { simulateLogin } from './simulator/simulate-login.ts';
import { simulateScan } from './simulator/simulate-scan.ts';
import { bindAccount } from './ticket/bind-account.ts';
import { registerSocial } from './ticket/register-social.ts';
import { sendBindCode } from './ticket/send-bind-code.ts';

export const socialRoutes: Route[] = [
  route(contracts.listLoginProviders, listProviders),
  route(contracts.startThirdParty, startLogin, (started) => started),
  route(contracts.loginByWechat, finishWechatLogin, presentWechatLogin),
  route(contracts.loginByQq, (deps, who, input) => finishLogin(deps, who, 'qq', input), presentSettled),
  route(
    contracts.loginByGoogle,
    (deps, who, input) =>
      input.credential ? useCredential(deps, who, input) : finishLogin(deps, who, 'google', input),
    presentSettled,
  ),
  route(contracts.loginByApple, (deps, who, input) => finishLogin(deps, who, 'apple', input), presentSettled),
  route(contracts.sendThirdPartyCode, sendBindCode),
  route(contracts.bindThirdParty, bindAccount, presentSession),
  route(contracts.registerThirdParty, registerSocial, presentSession),
  route(qr.newWechatQr, newQr, (made) => made),
  route(qr.newWechatQrV2, newQrV2, (made) => made),
  route(qr.wechatQrStatus, lookAtQr, presentLook),
  route(qr.wechatQrStatusV2, lookAtQrV2, presentLook),
  route(qr.lookAtScan, lookAtScan),
  route(qr.answerScan, answerScan),
  route(bindings.listBindings, listBindings),
  route(bindings.unbind, unbind),
  route(bindings.bindEmail, bindEmail),
  route(bindings.bindPhone, bindPhone, (bound) => bound),
  route(simulator.simulateLogin, simulateLogin),
  route(simulator.simulateScan, simulateScan),
];

/** What providers send to the site in forms of their own. */
export const socialVendorRoutes: VendorRoute[] = [
  { method: 'POST', path: `${postedReturnPath}/apple`, rate: 'visit', answer: sendToPage('apple') },
  { method: 'GET', path: '/api/wechat/callback', rate: 'poll', answer: takeWechatCall },
  { method: 'POST', path: '/api/wechat/callback', rate: 'poll', answer: takeWechatCall },
];
