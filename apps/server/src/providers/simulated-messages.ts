import type { SimulatedMessage } from '@inkstone/contracts/accounts';
import type { Clock } from '@inkstone/kernel';

/** The most recent messages of a simulator, stored in memory. */
export interface SimulatedMessages {
  add(message: Omit<SimulatedMessage, 'id' | 'sentAt'>): void;
  /** Newest first. */
  list(): readonly SimulatedMessage[];
}

const maxStored = 50;

/** Creates a store for messages that a simulator shows instead of sending. */
export function createMessageStore(clock: Clock): SimulatedMessages {
  const messages: SimulatedMessage[] = [];
  let count = 0;
  return {
    add(message) {
      messages.unshift({ id: `${message.channel}-${++count}`, sentAt: clock.now(), ...message });
      messages.splice(maxStored);
    },
    list: () => [...messages],
  };
}
