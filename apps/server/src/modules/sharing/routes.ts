import * as contract from '@inkstone/contracts/sharing';
import type { Deps } from '../../deps.ts';
import type { FileRoute } from '../../http/file-route.ts';
import { type Route, route } from '../../http/route.ts';
import { complain } from './complaints/complain.ts';
import { type FoundShare, getShare } from './get-share.ts';
import { listShares } from './list-shares.ts';
import { saveShare } from './save-share.ts';
import { readSharedImage } from './text/read-shared-image.ts';
import { viewShare } from './view.ts';
import { previewShare } from './visits/preview-share.ts';

const asShare = (found: FoundShare, deps: Deps) => ({ data: viewShare(found, deps) });

export const sharingRoutes: Route[] = [
  route(contract.getShare, getShare, asShare),
  route(contract.listShares, listShares),
  route(contract.saveShare, saveShare, asShare),
  route(contract.previewShare, previewShare, ({ shown, cookie }) => ({ data: shown, cookies: [cookie] })),
  route(contract.complainAboutShare, complain),
];

export const sharingFileRoutes: FileRoute[] = [readSharedImage];
