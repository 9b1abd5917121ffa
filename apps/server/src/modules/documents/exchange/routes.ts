import * as contract from '@inkstone/contracts/exchange';
import type { Deps } from '../../../deps.ts';
import type { FileRoute } from '../../../http/file-route.ts';
import { type Route, route } from '../../../http/route.ts';
import { viewDocument } from '../view.ts';
import { viewArchive } from './archives/archive.ts';
import { getArchive } from './archives/get-archive.ts';
import { readArchive } from './archives/read-archive.ts';
import { startArchive } from './archives/start-archive.ts';
import { exportDocument } from './exporting/export-document.ts';
import { importDocument } from './importing/import-document.ts';
import { importWebPage } from './importing/import-web-page.ts';
import type { Imported } from './importing/keep-reading.ts';

const asImported = ({ document, losses }: Imported, { clock }: Deps) => ({
  data: { document: viewDocument(document, clock.now()), losses: [...losses] },
});

export const exchangeRoutes: Route[] = [
  route(contract.importDocument, importDocument, asImported),
  route(contract.importWebPage, importWebPage, asImported),
  route(contract.startArchive, startArchive, (archive) => ({ data: viewArchive(archive) })),
  route(contract.getArchive, getArchive, (archive) => ({
    data: { archive: archive && viewArchive(archive) },
  })),
];

export const exchangeFileRoutes: FileRoute[] = [exportDocument, readArchive];
