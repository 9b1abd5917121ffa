import type { IncomingHttpHeaders } from 'node:http';

/** Returns whether a request comes from this machine directly, not through a local proxy. */
export function isThisMachine(address: string, headers: IncomingHttpHeaders): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address) && !isForwarded;
}
