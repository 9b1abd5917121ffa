export type { RemoteUpdates } from './composition-guard.ts';
export { createDocumentIgnored, ignoredMapName } from './document-ignored.ts';
export { createPageBody, type PageBody, updateOfText } from './page-body.ts';
export type { Person } from './remote-caret.ts';
export { type SharedBody, sharedBody } from './shared-body.ts';
export { type SharedSwitch, sharedSwitch } from './shared-switch.ts';
export { type SharedTitle, sharedTitle } from './shared-title.ts';
