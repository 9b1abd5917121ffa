import { type DisplayChange, getDisplay, saveDisplay } from '@inkstone/contracts/accounts/display';
import { withoutUndefined } from '@inkstone/kernel';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeDisplay, findDisplay } from './store.ts';

export const displayRoutes: Route[] = [
  route(getDisplay, ({ db }, { accountId }) => findDisplay(db.sql, accountId)),
  route(saveDisplay, ({ db, clock }, { accountId }, change) =>
    changeDisplay(db.sql, accountId, withoutUndefined<DisplayChange>(change), clock.now()),
  ),
];
