import * as contracts from '@inkstone/contracts/handover';
import { type Route, route } from '../../../http/route.ts';
import { presentSession } from '../view.ts';
import { handOverTokens } from './hand-over-tokens.ts';
import { startHandover } from './start-handover.ts';
import { takeHandover } from './take-handover.ts';

/** Signing in on another domain of the operator. */
export const handoverRoutes: Route[] = [
  route(contracts.startHandover, startHandover),
  route(contracts.takeHandover, takeHandover, presentSession),
  route(contracts.handOverTokens, handOverTokens, ({ token, tokenV2, refreshToken, refreshTokenV2 }) => ({
    data: { token, tokenV2, refreshToken, refreshTokenV2 },
  })),
];
