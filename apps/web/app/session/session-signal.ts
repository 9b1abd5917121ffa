const channelName = 'inkstone-session';

/** What a tab tells the others. */
type Signal = 'ended' | 'benefits';

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
  send('ended');
}

/** Tells the other tabs of this browser that the account has new benefits, as after a purchase. */
export function announceBenefits(): void {
  send('benefits');
}

/** Calls `listener` when another tab announces the end of a session. Returns a function that stops this. */
export function onSessionEnd(listener: () => void): () => void {
  return listen('ended', listener);
}

/** Calls `listener` when another tab announces new benefits of the account. Returns a function that stops this. */
export function onBenefits(listener: () => void): () => void {
  return listen('benefits', listener);
}

function send(signal: Signal): void {
  openChannel()?.postMessage(signal);
}

function listen(signal: Signal, listener: () => void): () => void {
  const opened = openChannel();
  const hear = ({ data }: MessageEvent) => data === signal && listener();
  opened?.addEventListener('message', hear);
  return () => opened?.removeEventListener('message', hear);
}
