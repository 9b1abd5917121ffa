import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** State of one editor: name, colour, cursor. Its clock grows with every change. */
interface State {
  readonly clock: number;
  readonly json: string;
}

/**
 * Who is in a document and where their cursors are: the awareness protocol of y-protocols, relayed. Nothing
 * of it is stored. Each editor's state belongs to the connection that brought it first.
 */
export class Presence<Owner> {
  readonly #states = new Map<number, State & { readonly owner: Owner }>();

  /** Takes an awareness message; gives what others must hear, null when it is malformed or not the owner's. */
  update(data: Uint8Array, owner: Owner): Uint8Array | null {
    const changes = readStates(data);
    if (!changes) return null;
    const news = new Map<number, State>();
    for (const [client, state] of changes) {
      const known = this.#states.get(client);
      if (known && known.owner !== owner) continue;
      if (known && known.clock >= state.clock) continue;
      if (state.json === 'null') this.#states.delete(client);
      else this.#states.set(client, { ...state, owner });
      news.set(client, state);
    }
    return writeStates(news);
  }

  /** The states of everybody, for somebody who has just come; null when nobody is there. */
  everybody(): Uint8Array | null {
    return this.#states.size > 0 ? writeStates(this.#states) : null;
  }

  /** Forgets a connection's editors; gives what the others must hear, null when there were none. */
  leave(owner: Owner): Uint8Array | null {
    const gone = new Map<number, State>();
    for (const [client, state] of this.#states) {
      if (state.owner !== owner) continue;
      this.#states.delete(client);
      // The same clock: whoever comes back counts on from it.
      gone.set(client, { clock: state.clock, json: 'null' });
    }
    return gone.size > 0 ? writeStates(gone) : null;
  }
}

const mostEditorsInOneMessage = 100;

function readStates(data: Uint8Array): Map<number, State> | null {
  try {
    const decoder = decoding.createDecoder(data);
    const states = new Map<number, State>();
    const count = decoding.readVarUint(decoder);
    if (count > mostEditorsInOneMessage) return null;
    for (let i = 0; i < count; i++) {
      const client = decoding.readVarUint(decoder);
      const clock = decoding.readVarUint(decoder);
      const json = decoding.readVarString(decoder);
      JSON.parse(json);
      states.set(client, { clock, json });
    }
    return decoding.hasContent(decoder) ? null : states;
  } catch {
    return null;
  }
}

function writeStates(states: ReadonlyMap<number, State>): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, states.size);
    for (const [client, { clock, json }] of states) {
      encoding.writeVarUint(encoder, client);
      encoding.writeVarUint(encoder, clock);
      encoding.writeVarString(encoder, json);
    }
  });
}
