export { type DueHandler, runDue } from './run-due.ts';
export { findNextDue, scheduleDue } from './store.ts';
