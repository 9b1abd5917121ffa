import { createLog, type Log } from '../platform/observability/log.ts';

/** A log whose lines a test can read, as they would have been written. */
export interface CapturedLog {
  readonly log: Log;
  /** All lines so far, oldest first. */
  lines(): readonly Readonly<Record<string, unknown>>[];
  /** All lines as one text, to look for what must not be in it. */
  text(): string;
}

/** A log of every level into memory. */
export function captureLog(): CapturedLog {
  const written: string[] = [];
  const log = createLog('debug', { write: (line) => void written.push(line) });
  return { log, lines: () => written.map((line) => JSON.parse(line)), text: () => written.join('') };
}
