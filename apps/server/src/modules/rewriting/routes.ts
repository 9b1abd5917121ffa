import * as jobs from '@inkstone/contracts/rewriting/jobs';
import * as revise from '@inkstone/contracts/rewriting/revise';
import * as rewrite from '@inkstone/contracts/rewriting/rewrite';
import { type Route, route } from '../../platform/http/route.ts';
import { type StreamRoute, streamRoute } from '../../platform/http/stream-route.ts';
import { deleteAction, listActions, saveAction } from './actions/save-action.ts';
import { findAlternatives } from './alternatives/find-alternatives.ts';
import { findSynonyms } from './alternatives/find-synonyms.ts';
import { downloadJob } from './jobs/download-job.ts';
import { followRevise, followRewrite } from './jobs/follow-rewrite.ts';
import { deleteJobs, listJobs, readJob } from './jobs/read-job.ts';
import { pauseJob, resumeJob, startJob } from './jobs/start-job.ts';
import { prepareRewrite } from './plan/prepare-rewrite.ts';
import { tryRewrite } from './trial/try-rewrite.ts';

export const rewritingRoutes: Route[] = [
  route(rewrite.prepareRewrite, prepareRewrite),
  route(rewrite.findAlternatives, findAlternatives),
  route(rewrite.findSynonyms, findSynonyms),
  route(revise.listActions, listActions),
  route(revise.saveAction, saveAction),
  route(revise.deleteAction, deleteAction),
  route(jobs.startRewriteJob, startJob),
  route(jobs.readRewriteJob, readJob),
  route(jobs.resumeRewriteJob, resumeJob),
  route(jobs.pauseRewriteJob, pauseJob),
  route(jobs.listRewriteJobs, listJobs),
  route(jobs.deleteRewriteJobs, deleteJobs),
  route(jobs.downloadRewriteJob, downloadJob),
  route(jobs.rewriteRemaining, ({ wordMeter }, { accountId }) => wordMeter.left(accountId, 'rewrite')),
  route(jobs.tryRewrite, tryRewrite),
];

export const rewritingStreamRoutes: StreamRoute[] = [
  streamRoute(rewrite.followRewrite, followRewrite),
  streamRoute(revise.followRevise, followRevise),
];
