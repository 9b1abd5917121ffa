export { isForLanguage, periodStateOf, runningAt, type TimedEntry } from './timed-entries.ts';
