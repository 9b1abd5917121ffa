import * as contract from '@inkstone/contracts/accounts/account-deletion';
import { type Route, route } from '../../../platform/http/route.ts';
import { clearSessionCookies } from '../session-cookies.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { getDeletion } from './get-deletion.ts';
import { requestDeletion } from './request-deletion.ts';

export const deletionRoutes: Route[] = [
  route(contract.getDeletion, getDeletion),
  route(contract.requestDeletion, requestDeletion, ({ askedAt, dueAt }) => ({
    data: { askedAt, dueAt },
    cookies: clearSessionCookies(),
  })),
  route(contract.cancelDeletion, cancelDeletion),
];
