import { createLog, type Log } from '../platform/observability/log.ts';

/** A log whose lines a test can read in their written form. */
export interface CapturedLog {
  readonly log: Log;
  /** All lines so far, oldest first. */
  lines(): readonly Readonly<Record<string, unknown>>[];
  /** All lines as one text, to assert what must not be logged. */
  text(): string;
}

/** Creates a log of every level in memory. */
export function captureLog(): CapturedLog {
  const written: string[] = [];
  const log = createLog('debug', { write: (line) => void written.push(line) });
  return { log, lines: () => written.map((line) => JSON.parse(line)), text: () => written.join('') };
}
