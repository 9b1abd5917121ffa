import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { EditorState, EditorStates } from './presence.ts';

/** A message to other processes about the editors of a document. */
export interface PresenceMessage {
  /** Id of the process. */
  readonly sender: string;
  /** Whether it requests the editors of the other processes. */
  readonly isRequest: boolean;
  readonly states: EditorStates;
}

/** Version of the message format. Processes ignore messages of other versions during a rolling update. */
const form = 1;

/** Encodes a message. */
export function encodePresenceMessage({ sender, isRequest, states }: PresenceMessage): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, form);
    encoding.writeVarString(encoder, sender);
    encoding.writeVarUint(encoder, isRequest ? 1 : 0);
    encoding.writeVarUint(encoder, states.size);
    for (const [client, { clock, json, accountId }] of states) {
      encoding.writeVarUint(encoder, client);
      encoding.writeVarUint(encoder, clock);
      encoding.writeVarString(encoder, accountId);
      encoding.writeVarString(encoder, json);
    }
  });
}

/** Decodes a message; null when the bytes are malformed. */
export function decodePresenceMessage(bytes: Uint8Array): PresenceMessage | null {
  try {
    const decoder = decoding.createDecoder(bytes);
    if (decoding.readVarUint(decoder) !== form) return null;
    const sender = decoding.readVarString(decoder);
    const isRequest = decoding.readVarUint(decoder) === 1;
    const states = new Map<number, EditorState>();
    for (let left = decoding.readVarUint(decoder); left > 0; left--) {
      const client = decoding.readVarUint(decoder);
      const clock = decoding.readVarUint(decoder);
      const accountId = decoding.readVarString(decoder);
      const json = decoding.readVarString(decoder);
      states.set(client, { clock, json, accountId });
    }
    return { sender, isRequest, states };
  } catch {
    return null;
  }
}
