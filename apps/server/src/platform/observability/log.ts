import { AsyncLocalStorage } from 'node:async_hooks';
import { destination, pino } from 'pino';
import type { LogLevel } from '../settings/config.ts';
import { redact } from './redact.ts';

/**
 * Structured fields of a message. Personal and secret values are redacted; `error` takes an Error with its
 * causes.
 */
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes JSON lines: a short constant message, with variable data as fields. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** Runs `work`; every line logged within it carries the request's id. */
  inRequest<T>(requestId: string, work: () => T): T;
  /** The id of the current request, or null outside a request. */
  requestId(): string | null;
  /** Flushes the buffer; call before the process exits. */
  flush(): void;
}

/** The output of a log: anything that accepts whole lines. */
export interface LogSink {
  write(line: string): void;
  flushSync?(): void;
}

/** Creates a log of lines at `level` and above, by default to standard output. */
export function createLog(level: LogLevel, sink: LogSink = destination({ fd: 1, sync: false })): Log {
  const request = new AsyncLocalStorage<{ readonly requestId: string }>();
  const lines = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => request.getStore() ?? {},
    },
    sink,
  );
  const at = (name: Exclude<LogLevel, 'silent'>) => (message: string, fields?: LogFields) => {
    if (lines.isLevelEnabled(name)) lines[name](fields ? redact(fields) : {}, message);
  };
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    inRequest: (requestId, work) => request.run({ requestId }, work),
    requestId: () => request.getStore()?.requestId ?? null,
    flush: () => sink.flushSync?.(),
  };
}
