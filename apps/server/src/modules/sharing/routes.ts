import * as contract from '@inkstone/contracts/sharing';
import * as admin from '@inkstone/contracts/staff/shares';
import type { Deps } from '../../deps.ts';
import type { FileRoute } from '../../platform/http/file-route.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { closeComplaint } from './complaints/close-complaint.ts';
import { complain } from './complaints/complain.ts';
import { listComplaints } from './complaints/list-complaints.ts';
import { moderateShare } from './complaints/moderate.ts';
import { readReported, readReportedPicture } from './complaints/read-reported.ts';
import { type FoundShare, getShare } from './get-share.ts';
import { saveShare } from './save-share.ts';
import { findSharedIds } from './store.ts';
import { readSharedImage } from './text/read-shared-image.ts';
import { viewShare } from './view.ts';
import { previewShare } from './visits/preview-share.ts';

const asShare = (found: FoundShare, deps: Deps) => ({ data: viewShare(found, deps) });

export const sharingRoutes: Route[] = [
  route(contract.getShare, getShare, asShare),
  route(contract.listShares, async ({ db }, { accountId }) => ({
    documentIds: await findSharedIds(db.sql, accountId, contract.sharedListLimit),
  })),
  route(contract.saveShare, saveShare, asShare),
  route(contract.previewShare, previewShare, ({ shown, cookie }) => ({ data: shown, cookies: [cookie] })),
  route(contract.complainAboutShare, complain),
  route(admin.listComplaints, listComplaints),
  route(admin.readReported, readReported),
  route(admin.readReportedPicture, readReportedPicture),
  route(admin.moderateShare, moderateShare),
  route(admin.closeComplaint, closeComplaint),
];

export const sharingFileRoutes: FileRoute[] = [readSharedImage];
