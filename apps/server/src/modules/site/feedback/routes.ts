import * as contract from '@inkstone/contracts/site/feedback';
import * as admin from '@inkstone/contracts/staff/feedback';
import { type Route, route } from '../../../platform/http/route.ts';
import { answerFeedback } from './answer-feedback.ts';
import { leaveFeedback } from './leave-feedback.ts';
import { readScreenshot } from './read-screenshot.ts';
import { reportBug } from './report-bug.ts';
import {
  type BugReport,
  findReportsOf,
  listBugReports,
  listFeedback,
  type VisitorFeedback,
} from './store.ts';

const maxListed = 50;

const viewReport = ({ reportId, brief, content, screenshots, createdAt, closedAt, reply }: BugReport) => ({
  id: reportId,
  ...{ brief, content, screenshots, createdAt, closedAt, reply },
});

const viewFeedback = ({ feedbackId, ...rest }: VisitorFeedback) => ({ id: feedbackId, ...rest });

const viewForStaff = (report: BugReport) => ({
  ...viewReport(report),
  accountId: report.accountId,
  diagnostic: report.diagnostic,
});

export const feedbackRoutes: Route[] = [
  route(contract.leaveFeedback, leaveFeedback),
  route(contract.reportBug, reportBug),
  route(
    contract.listReports,
    ({ db }, { accountId }) => findReportsOf(db.sql, accountId, maxListed),
    (reports) => ({ data: { reports: reports.map(viewReport) } }),
  ),
  route(
    admin.listVisitorFeedback,
    ({ db }, _who, { which, ...page }) => listFeedback(db.sql, { ...page, isAll: which === 'all' }),
    ({ rows, next }) => ({ data: { rows: rows.map(viewFeedback), next } }),
  ),
  route(
    admin.listBugReports,
    ({ db }, _who, { which, ...page }) => listBugReports(db.sql, { ...page, isAll: which === 'all' }),
    ({ rows, next }) => ({ data: { rows: rows.map(viewForStaff), next } }),
  ),
  route(admin.closeFeedback, answerFeedback),
  route(admin.readScreenshot, readScreenshot),
];
