import * as staff from '@inkstone/contracts/staff/site';
import type { FileRoute } from '../../../platform/http/file-route.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { finishSiteUpload, readSiteFile, uploadSitePart } from './site-files.ts';
import { listSiteEntries, removeSiteEntry, saveSiteEntry } from './staff-entries.ts';

export const entryRoutes: Route[] = [
  route(staff.listSiteEntries, listSiteEntries),
  route(staff.saveSiteEntry, saveSiteEntry),
  route(staff.removeSiteEntry, removeSiteEntry),
  route(staff.uploadSitePart, uploadSitePart),
  route(staff.finishSiteUpload, finishSiteUpload),
];

export const entryFileRoutes: FileRoute[] = [readSiteFile];
