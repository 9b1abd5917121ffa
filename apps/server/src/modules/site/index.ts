export { changeReportOfTicket } from './feedback/store.ts';
export { siteModule } from './manifest.ts';
export { openTermsCatalog, readTermsFiles } from './terms/terms-catalog.ts';
