import { AsyncLocalStorage } from 'node:async_hooks';
import { destination, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { redact } from './redact.ts';

/** Facts beside a message. Personal and secret ones are blacked out; `error` takes an Error with its causes. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes JSON lines: a short fixed message, and what varies as fields. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** Runs `work`; every line written in it, however deep, carries the request's id. */
  inRequest<T>(requestId: string, work: () => T): T;
  /** The id of the request being served, or null outside one. */
  requestId(): string | null;
  /** Writes out what is buffered; for the last moment of the process. */
  flush(): void;
}

/** Where lines go: anything that takes whole lines. */
export interface LogSink {
  write(line: string): void;
  flushSync?(): void;
}

/** A log of lines at `level` and above, to standard output unless told otherwise. */
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
