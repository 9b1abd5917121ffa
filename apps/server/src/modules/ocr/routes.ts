import * as contract from '@inkstone/contracts/ocr';
import type { FileRoute } from '../../platform/http/file-route.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { downloadJob } from './files/download-job.ts';
import { readPicture } from './files/read-picture.ts';
import { deleteJobs } from './jobs/delete-jobs.ts';
import { cancelJob, correctPage, listJobs, readJob } from './jobs/read-job.ts';
import { startJob } from './jobs/start-job.ts';

export const ocrRoutes: Route[] = [
  route(contract.startOcrJob, startJob),
  route(contract.readOcrJob, readJob),
  route(contract.listOcrJobs, listJobs),
  route(contract.cancelOcrJob, cancelJob),
  route(contract.deleteOcrJobs, deleteJobs),
  route(contract.correctOcrPage, correctPage),
  route(contract.downloadOcrJob, downloadJob),
];

export const ocrFileRoutes: FileRoute[] = [readPicture];
