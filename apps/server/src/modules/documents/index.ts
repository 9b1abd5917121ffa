export { liveDocumentPorts } from './live-document-ports.ts';
export { removeExpired } from './remove-expired.ts';
export { documentsFileRoutes, documentsRoutes } from './routes.ts';
