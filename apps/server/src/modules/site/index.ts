export { changeReportOfTicket } from './feedback/store.ts';
export { siteModule } from './manifest.ts';
export { openTermsCatalog } from './terms/terms-catalog.ts';
