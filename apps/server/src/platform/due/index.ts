export { type DueHandler, runDue } from './run-due.ts';
export { scheduleDue } from './store.ts';
