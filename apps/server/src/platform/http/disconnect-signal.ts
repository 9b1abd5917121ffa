import type { ServerResponse } from 'node:http';

/** Returns a signal that aborts when the connection closes before the reply has been sent. */
export function disconnectSignal(reply: ServerResponse): AbortSignal {
  const aborter = new AbortController();
  // The request's own `close` event fires as soon as the body has been read.
  reply.once('close', () => {
    if (!reply.writableFinished) aborter.abort();
  });
  if (reply.destroyed && !reply.writableFinished) aborter.abort();
  return aborter.signal;
}
