import { renewalPath } from '@inkstone/contracts/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from './who.ts';

/** Whether a browser shows a session that only waits for its tokens to be renewed. */
export function isToRenew(who: Who, request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead &&
    who.kind === 'visitor' &&
    who.closed?.refusal === 'session_expired' &&
    request.headers.authorization === undefined
  );
}

/**
 * Sends a browser away to have its tokens renewed, whence it comes back to where it was. Pages, pictures and
 * downloads are asked for by no script that could do it, and the refresh token goes to its own path only.
 */
export function sendToRenew(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${renewalPath}?to=${encodeURIComponent(request.url)}`, 303);
}
