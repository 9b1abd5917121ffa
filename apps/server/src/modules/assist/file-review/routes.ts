import * as contract from '@inkstone/contracts/assist/proofread-file';
import { type Route, route } from '../../../platform/http/route.ts';
import { type StreamRoute, streamRoute } from '../../../platform/http/stream-route.ts';
import { checkFile } from './check-file.ts';
import { followCheck } from './follow-check.ts';
import { writeResult } from './write-result.ts';

export const fileReviewRoutes: Route[] = [
  route(contract.proofreadFile, checkFile),
  route(contract.writeProofreadFile, writeResult),
];

export const fileReviewStreamRoutes: StreamRoute[] = [streamRoute(contract.followProofreadFile, followCheck)];
