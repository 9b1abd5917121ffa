import * as contracts from '@inkstone/contracts/accounts/sessions';
import { type Route, route } from '../../../platform/http/route.ts';
import { refreshSession } from '../tokens/refresh-session.ts';
import { presentRefreshed, presentServerKey } from '../view.ts';
import { listDevices } from './list-devices.ts';
import { revokeDevice, revokeOthers } from './revoke-devices.ts';
import { presentDevices } from './view.ts';

/** Sessions: their tokens and the devices they are on. */
export const sessionRoutes: Route[] = [
  route(contracts.refresh, refreshSession, presentRefreshed),
  route(contracts.serverKey, ({ db, sessions }) => sessions.tokens.currentKey(db.sql), presentServerKey),
  route(contracts.listSessions, listDevices, presentDevices),
  route(contracts.revokeSession, revokeDevice),
  route(contracts.revokeOtherSessions, revokeOthers),
];
