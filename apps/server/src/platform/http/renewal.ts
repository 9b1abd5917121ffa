import { renewalPath } from '@inkstone/contracts/accounts/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from './who.ts';

/** Returns whether a browser presents a session whose tokens must be renewed. */
export function needsRenewal(who: Who, request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead &&
    who.kind === 'visitor' &&
    who.closed?.refusal === 'session_expired' &&
    request.headers.authorization === undefined
  );
}

/**
 * Redirects a browser to token renewal, which redirects back. Needed for pages, pictures and downloads, which
 * are not requested by a script; the refresh token is sent to its own path only.
 */
export function redirectToRenewal(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${renewalPath}?to=${encodeURIComponent(request.url)}`, 303);
}
