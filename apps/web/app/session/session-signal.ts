const channelName = 'inkstone-session';

/**
 * The channel of this page; null where there is none, such as in a frame of a browser that blocks storage. It is shared, because a
 * page also receives what it sends on another channel of its own.
 */
let channel: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel(channelName);
  } catch {
    channel = null;
  }
  return channel;
}

/** Tells the other tabs of this browser that the session, or its access to the back office, has ended. */
export function announceSessionEnd(): void {
  openChannel()?.postMessage('ended');
}

/** Calls `listener` when another tab announces the end of a session. Returns a function that stops this. */
export function onSessionEnd(listener: () => void): () => void {
  const opened = openChannel();
  opened?.addEventListener('message', listener);
  return () => opened?.removeEventListener('message', listener);
}
