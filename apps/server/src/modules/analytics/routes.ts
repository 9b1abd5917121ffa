import { chooseAnalytics, sendAnalytic, sendAnalytics } from '@inkstone/contracts/analytics';
import { exportAnalytics, readAnalytics } from '@inkstone/contracts/staff/analytics';
import { type Route, route } from '../../platform/http/route.ts';
import { choose } from './choose.ts';
import { exportEvents } from './reports/export-events.ts';
import { readReport } from './reports/read-report.ts';
import { takeEvents } from './take-events.ts';
import { grantedCookies, refusedCookies } from './visitor.ts';

export const analyticsRoutes: Route[] = [
  route(sendAnalytic, (deps, who, event) => takeEvents(deps, who, [event])),
  route(sendAnalytics, (deps, who, { events }) => takeEvents(deps, who, events)),
  route(chooseAnalytics, choose, (choice, deps) => ({
    data: { choice },
    cookies: choice === 'granted' ? grantedCookies(deps) : refusedCookies(deps),
  })),
  route(readAnalytics, readReport),
  route(exportAnalytics, exportEvents),
];
