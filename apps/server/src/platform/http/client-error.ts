import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Envelope, statusOf } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import { formatError } from '@inkstone/phrases/format-error';
import type { Platform } from '../platform.ts';
import { readLanguage } from './language.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Answers, in the envelope, a request that Node could not parse as HTTP, and closes the connection. Its
 * language is unknown, so the message is in the default language.
 */
export function answerClientError(deps: Platform, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const requestId = deps.ids.next();
  deps.log.inRequest(requestId, () => deps.log.debug('a request is not valid HTTP', { error }));
  if (socket.writable) socket.write(replyTo(error, requestId, deps));
  socket.destroy(error);
}

function replyTo(error: NodeJS.ErrnoException, requestId: string, { config }: Platform): string {
  const code: ErrorCode = 'invalid_request';
  const envelope: Envelope<never> = {
    code,
    msg: formatError(readLanguage(undefined, undefined), code),
    data: null,
    requestId,
  };
  const body = JSON.stringify(envelope);
  const status = statusFor(error) ?? statusOf[code];
  const headers = {
    ...securityHeaders(config),
    'x-request-id': requestId,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** The status that tells the client or proxy what to change: send faster, or send smaller headers. */
function statusFor({ code }: NodeJS.ErrnoException): number | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : undefined;
}
