import { AppError } from '@inkstone/contracts';
import { getAgreedVersions, getTerms } from '@inkstone/contracts/site/terms';
import * as staff from '@inkstone/contracts/staff/terms';
import { type Route, route } from '../../../platform/http/route.ts';
import {
  listTermsVersions,
  previewTerms,
  publishTerms,
  readTermsSources,
  withdrawTerms,
} from './staff-terms.ts';

export const termsRoutes: Route[] = [
  route(getTerms, async ({ terms, clock }, _who, input) => {
    const found = await terms.find(input, clock.now());
    if (!found) throw new AppError('not_found');
    return found;
  }),
  route(getAgreedVersions, async ({ terms, clock }) => terms.agreedVersions(clock.now())),
  route(staff.listTermsVersions, listTermsVersions),
  route(staff.readTermsSources, readTermsSources),
  route(staff.previewTerms, previewTerms),
  route(staff.publishTerms, publishTerms),
  route(staff.withdrawTerms, withdrawTerms),
];
