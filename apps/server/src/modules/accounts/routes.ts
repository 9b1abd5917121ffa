import { AppError } from '@inkstone/contracts';
import * as contracts from '@inkstone/contracts/accounts';
import * as display from '@inkstone/contracts/accounts/display';
import * as terms from '@inkstone/contracts/site/terms';
import * as staffTerms from '@inkstone/contracts/staff/terms';
import { withoutUndefined } from '@inkstone/kernel';
import type { FileRoute } from '../../platform/http/file-route.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { WebhookRoute } from '../../platform/http/webhook-route.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { checkRegistered } from './check-registered.ts';
import { giveConsent } from './consents/give-consent.ts';
import { listConsents } from './consents/list-consents.ts';
import { findConsentLog } from './consents/store.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { sessionRoutes } from './devices/routes.ts';
import { changeDisplay, findDisplay } from './display/store.ts';
import { getUserInfo } from './get-user-info.ts';
import { handoverRoutes } from './handover/routes.ts';
import { newSlider } from './new-slider.ts';
import { overviewRoutes } from './overview/routes.ts';
import { profileFileRoutes, profileRoutes } from './profile/routes.ts';
import { registerByEmail, registerByPhone } from './register.ts';
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
  route(contracts.captchaWidget, async ({ captcha }) => {
    // Without a vendor, the server's own puzzle is used.
    if (!captcha) throw new AppError('not_found');
    return captcha.widget;
  }),
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
  route(contracts.listSimulated, async ({ sms, mail }) => {
    if (!sms.simulated && !mail.simulated) throw new AppError('not_found');
    const messages = [...(sms.simulated?.() ?? []), ...(mail.simulated?.() ?? [])];
    return { messages: messages.toSorted((a, b) => b.sentAt - a.sentAt) };
  }),
  route(display.getDisplay, ({ db }, { accountId }) => findDisplay(db.sql, accountId)),
  route(display.saveDisplay, ({ db, clock }, { accountId }, change) =>
    changeDisplay(db.sql, accountId, withoutUndefined<display.DisplayChange>(change), clock.now()),
  ),
  route(terms.listConsents, (deps, { accountId }) => listConsents(deps, deps.db.sql, accountId)),
  route(terms.giveConsent, giveConsent),
  route(staffTerms.listConsentLog, (deps, _who, filter) => findConsentLog(deps.db.sql, filter)),
  ...apiKeyRoutes,
  ...deletionRoutes,
  ...handoverRoutes,
  ...socialRoutes,
  ...sessionRoutes,
  ...profileRoutes,
  ...overviewRoutes,
];

export const accountsWebhookRoutes: WebhookRoute[] = socialWebhookRoutes;

export const accountsFileRoutes: FileRoute[] = profileFileRoutes;
