import * as contract from '@inkstone/contracts/assist';
import { type Route, route } from '../../http/route.ts';
import { correctText } from './correct-text.ts';
import { viewCorrection } from './view.ts';

export const assistRoutes: Route[] = [
  route(contract.correctText, correctText, (correction) => ({ data: viewCorrection(correction) })),
];
