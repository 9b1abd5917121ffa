import * as contracts from '@inkstone/contracts/accounts';
import * as apiKeys from '@inkstone/contracts/accounts/api-keys';
import type { FileRoute } from '../../platform/http/file-route.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { WebhookRoute } from '../../platform/http/webhook-route.ts';
import { createApiKey } from './api-keys/create-api-key.ts';
import { listApiKeys } from './api-keys/list-api-keys.ts';
import { revokeApiKey } from './api-keys/revoke-api-key.ts';
import { viewApiKey } from './api-keys/view.ts';
import { checkRegistered } from './check-registered.ts';
import { consentRoutes } from './consents/routes.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { sessionRoutes } from './devices/routes.ts';
import { displayRoutes } from './display/routes.ts';
import { getCaptchaWidget } from './get-captcha-widget.ts';
import { getUserInfo } from './get-user-info.ts';
import { handoverRoutes } from './handover/routes.ts';
import { listSimulated } from './list-simulated.ts';
import { newSlider } from './new-slider.ts';
import { overviewRoutes } from './overview/routes.ts';
import { profileFileRoutes, profileRoutes } from './profile/routes.ts';
import { registerByEmail } from './register-by-email.ts';
import { registerByPhone } from './register-by-phone.ts';
import { resetPassword } from './reset-password.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { socialRoutes, socialWebhookRoutes } from './social/routes.ts';
import { solveSlider } from './solve-slider.ts';
import { verifyOwner } from './verify-owner.ts';
import { presentSession, presentSignOut, presentUserInfo } from './view.ts';

export const accountsRoutes: Route[] = [
  route(contracts.newSlider, newSlider, (shown) => shown),
  route(contracts.solveSlider, solveSlider),
  route(contracts.captchaWidget, getCaptchaWidget),
  route(contracts.isRegistered, checkRegistered),
  route(contracts.sendSms, sendSms),
  route(contracts.sendMail, sendMail),
  route(contracts.login, signIn, presentSession),
  route(contracts.registerByPhone, registerByPhone, presentSession),
  route(contracts.registerByEmail, registerByEmail, presentSession),
  route(contracts.verifyOwner, verifyOwner),
  route(contracts.resetPassword, resetPassword, presentSession),
  route(contracts.userInfo, getUserInfo, presentUserInfo),
  route(contracts.logout, signOut, presentSignOut),
  route(contracts.listSimulated, listSimulated),
  route(apiKeys.listApiKeys, listApiKeys, (keys) => ({ data: { keys: keys.map(viewApiKey) } })),
  route(apiKeys.createApiKey, createApiKey, ({ key, secret }) => ({
    data: { key: viewApiKey(key), secret },
  })),
  route(apiKeys.revokeApiKey, revokeApiKey),
  ...deletionRoutes,
  ...displayRoutes,
  ...handoverRoutes,
  ...socialRoutes,
  ...sessionRoutes,
  ...consentRoutes,
  ...profileRoutes,
  ...overviewRoutes,
];

export const accountsWebhookRoutes: WebhookRoute[] = socialWebhookRoutes;

export const accountsFileRoutes: FileRoute[] = profileFileRoutes;
