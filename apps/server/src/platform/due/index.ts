export { type DueHandler, runDue } from './run-due.ts';
export { dropDue, findNextDue, hastenDue, scheduleDue, scheduleFirst } from './store.ts';
