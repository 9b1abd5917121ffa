import * as deltas from '@inkstone/contracts/deltas';
import * as contract from '@inkstone/contracts/documents';
import type { Deps } from '../../deps.ts';
import type { FileRoute } from '../../http/file-route.ts';
import { type Route, route } from '../../http/route.ts';
import { createDocument } from './create-document.ts';
import { getDelta } from './deltas/get-delta.ts';
import { sendDelta } from './deltas/send-delta.ts';
import type { Document } from './document.ts';
import { getDocument } from './get-document.ts';
import { readImage } from './images/read-image.ts';
import { storeImage } from './images/store-image.ts';
import { listDocuments } from './list-documents.ts';
import { renameDocument } from './rename-document.ts';
import { restoreDocument } from './restore-document.ts';
import { trashDocument } from './trash-document.ts';
import { viewDocument } from './view.ts';

const asDocument = (document: Document, { clock }: Deps) => ({ data: viewDocument(document, clock.now()) });

export const documentsRoutes: Route[] = [
  route(contract.listDocuments, listDocuments, ({ documents, next }, { clock }) => ({
    data: { documents: documents.map((document) => viewDocument(document, clock.now())), next },
  })),
  route(contract.createDocument, createDocument, asDocument),
  route(contract.getDocument, getDocument, asDocument),
  route(contract.renameDocument, renameDocument, asDocument),
  route(contract.trashDocument, trashDocument, asDocument),
  route(contract.restoreDocument, restoreDocument, asDocument),
  route(contract.storeImage, storeImage),
  route(deltas.getDelta, getDelta),
  route(deltas.sendDelta, sendDelta),
];

export const documentsFileRoutes: FileRoute[] = [readImage];
