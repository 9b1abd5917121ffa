import * as contracts from '@inkstone/contracts/site/terms';
import { type Route, route } from '../../../platform/http/route.ts';
import { giveConsent } from './give-consent.ts';
import { listConsents } from './list-consents.ts';

export const consentRoutes: Route[] = [
  route(contracts.listConsents, (deps, { accountId }) => listConsents(deps, deps.db.sql, accountId)),
  route(contracts.giveConsent, giveConsent),
];
