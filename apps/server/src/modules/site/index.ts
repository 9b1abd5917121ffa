export { changeReportOfTicket } from './feedback/store.ts';
export { openTermsCatalog, readTermsFiles } from './terms/terms-catalog.ts';
