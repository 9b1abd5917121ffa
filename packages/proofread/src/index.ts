export * from './client.ts';
export { createProofreader, type Proofreader, type ProofreaderHost } from './create-proofreader.ts';
export { type CheckHost, serveChecks } from './worker/worker-host.ts';
