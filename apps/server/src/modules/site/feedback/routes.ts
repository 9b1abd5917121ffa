import * as contract from '@inkstone/contracts/feedback';
import { type Route, route } from '../../../http/route.ts';
import { leaveFeedback } from './leave-feedback.ts';
import { reportBug } from './report-bug.ts';
import { type BugReport, findReportsOf } from './store.ts';

const mostListed = 50;

const viewReport = ({ reportId, brief, content, screenshots, createdAt, closedAt, reply }: BugReport) => ({
  id: reportId,
  ...{ brief, content, screenshots, createdAt, closedAt, reply },
});

export const feedbackRoutes: Route[] = [
  route(contract.leaveFeedback, leaveFeedback),
  route(contract.reportBug, reportBug),
  route(
    contract.listReports,
    ({ db }, { accountId }) => findReportsOf(db.sql, accountId, mostListed),
    (reports) => ({ data: { reports: reports.map(viewReport) } }),
  ),
];
