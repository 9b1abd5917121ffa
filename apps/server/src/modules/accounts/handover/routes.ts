import * as contracts from '@inkstone/contracts/accounts/handover';
import { type Route, route } from '../../../platform/http/route.ts';
import { presentSession } from '../view.ts';
import { handOverTokens } from './hand-over-tokens.ts';
import { startHandover } from './start-handover.ts';
import { takeHandover } from './take-handover.ts';

/** Session handover to the operator's other domains. */
export const handoverRoutes: Route[] = [
  route(contracts.startHandover, startHandover),
  route(contracts.takeHandover, takeHandover, presentSession),
  route(contracts.handOverTokens, handOverTokens, ({ token, tokenV2, refreshToken, refreshTokenV2 }) => ({
    data: { token, tokenV2, refreshToken, refreshTokenV2 },
  })),
];
