import type { Awareness } from 'y-protocols/awareness';

interface Clients {
  readonly added: readonly number[];
  readonly updated: readonly number[];
  readonly removed: readonly number[];
}

type Listener = (clients: Clients, origin: unknown) => void;

/**
 * Wraps an awareness so that it reports no changes of the local caret while no other user is present: after every awareness
 * change, y-prosemirror redraws remote carets in an extra transaction, and the local state changes with every key press.
 */
export function othersChanges(awareness: Awareness): Awareness {
  const received = new Map<Listener, Listener>();
  const isAlone = (clients: Clients) =>
    [...awareness.getStates().keys(), ...Object.values(clients).flat()].every(
      (client) => client === awareness.clientID,
    );
  const own: Pick<Awareness, 'on' | 'off'> = {
    on(name: string, listener: Listener) {
      const receive: Listener = (clients, origin) => {
        if (!isAlone(clients)) listener(clients, origin);
      };
      received.set(listener, receive);
      awareness.on(name, receive);
    },
    off(name: string, listener: Listener) {
      awareness.off(name, received.get(listener) ?? listener);
      received.delete(listener);
    },
  };
  return Object.assign(Object.create(awareness), own);
}
