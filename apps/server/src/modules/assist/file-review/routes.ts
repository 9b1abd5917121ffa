import * as contract from '@inkstone/contracts/proofread-file';
import { type Route, route } from '../../../http/route.ts';
import { checkFile } from './check-file.ts';
import { writeResult } from './write-result.ts';

export const fileReviewRoutes: Route[] = [
  route(contract.proofreadFile, checkFile),
  route(contract.writeProofreadFile, writeResult),
];
