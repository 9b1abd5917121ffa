import * as contract from '@inkstone/contracts/assist/preferences';
import { type Route, route } from '../../../platform/http/route.ts';
import { changePreferences, findPreferences } from './store.ts';

export const preferencesRoutes: Route[] = [
  route(contract.getPreferences, ({ db }, who) => findPreferences(db.sql, who.accountId)),
  route(contract.savePreferences, ({ db, clock }, who, change) =>
    changePreferences(db.sql, who.accountId, change, clock.now()),
  ),
];
