import {
  type AnalyticsChoice,
  chooseAnalytics,
  sendAnalytic,
  sendAnalytics,
} from '@inkstone/contracts/analytics';
import { exportAnalytics, readAnalytics } from '@inkstone/contracts/staff/analytics';
import { type Route, route, type UseCase } from '../../platform/http/route.ts';
import { exportEvents } from './reports/export-events.ts';
import { readReport } from './reports/read-report.ts';
import { deleteVisitor } from './store.ts';
import { takeEvents } from './take-events.ts';
import { grantedCookies, readVisitor, refusedCookies } from './visitor.ts';

/** Stores a visitor's choice about analytics. A refusal after an agreement deletes the visitor's data at once. */
const choose: UseCase<typeof chooseAnalytics, AnalyticsChoice> = async (deps, { origin }, { choice }) => {
  const visitorId = readVisitor(deps, origin);
  if (visitorId !== null && choice === 'refused') await deleteVisitor(deps.db.sql, visitorId);
  return choice;
};

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
