export { type DueHandler, runDue } from './run-due.ts';
export { findNextDue, hastenDue, scheduleDue, scheduleFirst } from './store.ts';
