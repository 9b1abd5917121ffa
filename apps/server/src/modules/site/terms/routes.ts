import { AppError } from '@inkstone/contracts';
import { getAgreedVersions, getTerms } from '@inkstone/contracts/site/terms';
import { type Route, route } from '../../../platform/http/route.ts';

export const termsRoutes: Route[] = [
  route(getTerms, async ({ terms, clock }, _who, wanted) => {
    const found = await terms.find(wanted, clock.now());
    if (!found) throw new AppError('not_found');
    return found;
  }),
  route(getAgreedVersions, async ({ terms, clock }) => terms.agreedVersions(clock.now())),
];
