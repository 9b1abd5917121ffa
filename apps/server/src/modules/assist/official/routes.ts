import * as contract from '@inkstone/contracts/assist/official';
import { type Route, route } from '../../../platform/http/route.ts';
import { checkOfficial } from './check-official.ts';
import { fixOfficial } from './fix-official.ts';

export const officialRoutes: Route[] = [
  route(contract.checkOfficial, checkOfficial),
  route(contract.fixOfficial, fixOfficial),
];
