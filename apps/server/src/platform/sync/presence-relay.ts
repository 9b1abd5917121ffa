import type { SharedState } from '../shared-state/shared-state.ts';
import { decodePresenceMessage, encodePresenceMessage } from './presence-message.ts';
import type { Room } from './room.ts';

/** A room whose presence is relayed. */
interface RelayedRoom {
  readonly room: Room;
  /** Messages received from other processes. */
  received: number;
  /** Whether this is the only process that is known to have the document open. */
  isAlone: boolean;
  /** Whether a message could not be sent. */
  hasMissed: boolean;
}

/**
 * Relays presence between the processes that have a document open, over the shared state. While no other process
 * subscribes, nothing is sent until one requests it.
 */
export class PresenceRelay {
  readonly #shared: SharedState;
  readonly #self: string;
  readonly #rooms = new Map<Room, RelayedRoom>();

  constructor(shared: SharedState, self: string) {
    this.#shared = shared;
    this.#self = self;
    shared.onResubscribed(() => {
      for (const relayed of this.#rooms.values()) this.#introduce(relayed);
    });
  }

  /** Subscribes to a document, and requests the editors of the other processes. */
  async enter(room: Room): Promise<void> {
    const relayed = { room, received: 0, isAlone: false, hasMissed: false };
    this.#rooms.set(room, relayed);
    await this.#shared.subscribe(topicOf(room), (message) => this.#receive(relayed, message));
    if (this.#rooms.get(room) === relayed) this.#introduce(relayed);
  }

  /** Unsubscribes, when the last page of a document has disconnected. */
  leave(room: Room): void {
    if (!this.#rooms.delete(room)) return;
    // A document that was loaded anew has a second room, which keeps the topic.
    const isEntered = [...this.#rooms.keys()].some(({ documentId }) => documentId === room.documentId);
    if (!isEntered) this.#shared.unsubscribe(topicOf(room));
  }

  /** Publishes changes of this process's editors. */
  publish(room: Room, states: Parameters<typeof encodePresenceMessage>[0]['states']): void {
    const relayed = this.#rooms.get(room);
    if (relayed && !relayed.isAlone && states.size > 0) void this.#send(relayed, false, states);
  }

  /** Removes editors of other processes that have timed out; call every 10 seconds. */
  sweep(): void {
    for (const relayed of this.#rooms.values()) {
      relayed.room.sweepPresence();
      // The next message determines again whether other processes have the document open, because a request or reply
      // may have been lost.
      relayed.isAlone = false;
      if (relayed.hasMissed) this.#introduce(relayed);
    }
  }

  #introduce(relayed: RelayedRoom): void {
    relayed.isAlone = false;
    relayed.hasMissed = false;
    void this.#send(relayed, true, relayed.room.presenceHere());
  }

  async #send(
    relayed: RelayedRoom,
    isRequest: boolean,
    states: Parameters<PresenceRelay['publish']>[1],
  ): Promise<void> {
    const { received } = relayed;
    const message = encodePresenceMessage({ sender: this.#self, isRequest, states });
    const subscribers = await this.#shared.publish(topicOf(relayed.room), message);
    if (subscribers === null) relayed.hasMissed = true;
    // A process that has sent a request meanwhile subscribed after the count.
    if (subscribers !== null && subscribers <= 1 && relayed.received === received) relayed.isAlone = true;
  }

  #receive(relayed: RelayedRoom, bytes: Uint8Array): void {
    const message = decodePresenceMessage(bytes);
    if (!message || message.sender === this.#self) return;
    relayed.received++;
    relayed.isAlone = false;
    relayed.room.receivePresence(message.states, message.sender);
    const here = message.isRequest ? relayed.room.presenceHere() : null;
    if (here && here.size > 0) void this.#send(relayed, false, here);
  }
}

function topicOf(room: Room): string {
  return `presence ${room.documentId}`;
}
