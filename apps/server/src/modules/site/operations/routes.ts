import { AppError } from '@inkstone/contracts';
import * as jobs from '@inkstone/contracts/staff/jobs';
import * as settings from '@inkstone/contracts/staff/settings';
import { type Route, route } from '../../../platform/http/route.ts';

/** Staff endpoints for jobs and settings of the installation. */
export const operationsRoutes: Route[] = [
  route(jobs.listJobs, async (deps, _who, input) => {
    const [page, counts] = await Promise.all([deps.jobs.list(input), deps.jobs.count()]);
    return { ...page, counts };
  }),
  route(jobs.retryJob, async (deps, _who, { name, id }) => {
    if (!(await deps.jobs.retry(name, id))) throw new AppError('job_not_found');
    return {};
  }),
  route(settings.listSettings, async (deps) => ({ settings: deps.describeSettings() })),
];
