import * as schedules from '@inkstone/contracts/documents/archive-schedules';
import * as contract from '@inkstone/contracts/documents/exchange';
import type { Deps } from '../../../deps.ts';
import type { FileRoute } from '../../../platform/http/file-route.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { viewDocument } from '../view.ts';
import { viewArchive } from './archives/archive.ts';
import { getArchive, readArchive } from './archives/read-archive.ts';
import { startArchive } from './archives/start-archive.ts';
import { exportDocument } from './exporting/export-document.ts';
import { importDocument } from './importing/import-document.ts';
import { importWebPage } from './importing/import-web-page.ts';
import type { ImportedDocument } from './importing/store-reading.ts';
import { pauseSchedule, removeSchedule } from './sending/change-schedule.ts';
import { getSchedule, type ShownSchedule } from './sending/get-schedule.ts';
import { saveSchedule } from './sending/save-schedule.ts';
import { viewSchedule } from './sending/schedule.ts';
import { testDestination } from './sending/test-destination.ts';

const asImported = ({ document, losses }: ImportedDocument, { clock }: Deps) => ({
  data: { document: viewDocument(document, clock.now()), losses: [...losses] },
});

const asSchedule = (shown: ShownSchedule) => ({ data: viewSchedule(shown) });

export const exchangeRoutes: Route[] = [
  route(contract.importDocument, importDocument, asImported),
  route(contract.importWebPage, importWebPage, asImported),
  route(contract.startArchive, startArchive, (archive) => ({ data: viewArchive(archive) })),
  route(contract.getArchive, getArchive, (archive) => ({
    data: { archive: archive && viewArchive(archive) },
  })),
  route(schedules.getArchiveSchedule, getSchedule, (shown) => ({
    data: { schedule: shown && viewSchedule(shown) },
  })),
  route(schedules.saveArchiveSchedule, saveSchedule, asSchedule),
  route(schedules.testArchiveDestination, testDestination),
  route(schedules.pauseArchiveSchedule, pauseSchedule, asSchedule),
  route(schedules.removeArchiveSchedule, removeSchedule),
];

export const exchangeFileRoutes: FileRoute[] = [exportDocument, readArchive];
