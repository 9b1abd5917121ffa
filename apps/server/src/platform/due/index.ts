export { type DueHandler, runDue } from './run-due.ts';
export { findNextDue, scheduleDue, scheduleFirst } from './store.ts';
