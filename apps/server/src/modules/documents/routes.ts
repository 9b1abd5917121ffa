import * as contract from '@inkstone/contracts/documents';
import * as deltas from '@inkstone/contracts/documents/deltas';
import * as search from '@inkstone/contracts/documents/search';
import * as storage from '@inkstone/contracts/documents/storage';
import type { Deps } from '../../deps.ts';
import type { FileRoute } from '../../platform/http/file-route.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { requireFound } from './access.ts';
import { createDocument } from './create-document.ts';
import { getDelta, sendDelta } from './deltas/deltas.ts';
import type { Document } from './document.ts';
import { exchangeFileRoutes, exchangeRoutes } from './exchange/routes.ts';
import { favouriteDocuments } from './favourite-documents.ts';
import { foldersRoutes } from './folders/routes.ts';
import { readImage } from './images/read-image.ts';
import { storeImage } from './images/store-picture.ts';
import { getUsage } from './images/unused/get-usage.ts';
import { removeUnused } from './images/unused/remove-unused.ts';
import { listDocuments } from './listing/list-documents.ts';
import { moveDocuments } from './move-documents.ts';
import { recordOpening } from './record-opening.ts';
import { emptyTrash, removeDocuments } from './removal/remove-documents.ts';
import { renameDocument } from './rename-document.ts';
import { restoreDocuments } from './restore-documents.ts';
import { setPictureSearch } from './search/pictures/set-picture-search.ts';
import { searchDocuments } from './search/search-documents.ts';
import { findDocument } from './store.ts';
import { trashDocuments } from './trash-documents.ts';
import { versionsRoutes } from './versions/routes.ts';
import { viewDocument } from './view.ts';

const asDocument = (document: Document, { clock }: Deps) => ({ data: viewDocument(document, clock.now()) });
const viewAll = (documents: readonly Document[], { clock }: Deps) =>
  documents.map((document) => viewDocument(document, clock.now()));
const asDocuments = (documents: readonly Document[], deps: Deps) => ({
  data: { documents: viewAll(documents, deps) },
});

export const documentsRoutes: Route[] = [
  route(contract.listDocuments, listDocuments, ({ documents, next, total }, deps) => ({
    data: { documents: viewAll(documents, deps), next, total },
  })),
  route(contract.createDocument, createDocument, asDocument),
  route(
    contract.getDocument,
    async ({ db }, { accountId }, { id }) => requireFound(await findDocument(db.sql, accountId, id)),
    asDocument,
  ),
  route(contract.renameDocument, renameDocument, asDocument),
  route(contract.openedDocument, recordOpening),
  route(contract.moveDocuments, moveDocuments, asDocuments),
  route(contract.favouriteDocuments, favouriteDocuments, asDocuments),
  route(contract.trashDocuments, trashDocuments, asDocuments),
  route(contract.restoreDocuments, restoreDocuments, asDocuments),
  route(contract.removeDocuments, removeDocuments),
  route(contract.emptyTrash, emptyTrash),
  route(search.searchDocuments, searchDocuments, ({ found, isComplete }, { clock }) => ({
    data: {
      found: found.map((one) => ({ ...one, document: viewDocument(one.document, clock.now()) })),
      isComplete,
    },
  })),
  ...exchangeRoutes,
  ...foldersRoutes,
  ...versionsRoutes,
  route(contract.storeImage, storeImage),
  route(storage.getStorage, getUsage),
  route(storage.setPictureSearch, setPictureSearch),
  route(storage.removeUnusedPictures, removeUnused),
  route(deltas.getDelta, getDelta),
  route(deltas.sendDelta, sendDelta),
];

export const documentsFileRoutes: FileRoute[] = [readImage, ...exchangeFileRoutes];
