import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from this machine itself and through no proxy on it. */
export function isThisMachine(address: string, headers: IncomingHttpHeaders): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address) && !isForwarded;
}
