import { syncLimits } from '@inkstone/contracts/sync';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** State of one editor: name, colour, cursor. Its clock increases with every change. */
export interface EditorState {
  readonly clock: number;
  /** 'null' for an editor that has left. */
  readonly json: string;
  /** The account of the editor. */
  readonly accountId: string;
}

/** Editor states by Yjs client id. */
export type EditorStates = ReadonlyMap<number, EditorState>;

interface KnownEditor<Owner> extends EditorState {
  readonly owner: Owner;
  /** Sweeps since the last message. */
  age: number;
}

/** Number of sweeps without a message after which an editor of another process is removed. */
const oldest = 6;

/**
 * Who is in a document and where their cursors are: the awareness protocol of y-protocols, relayed and never
 * stored. An editor's state belongs to the account that sent it first, and to the connection or process that
 * sent it last.
 */
export class Presence<Owner> {
  readonly #states = new Map<number, KnownEditor<Owner>>();

  /**
   * Applies the awareness message of a connection; returns the changes, or null when it is malformed or its
   * owner would be present as more than `syncLimits.editors` editors.
   */
  update(data: Uint8Array, owner: Owner, accountId: string): EditorStates | null {
    const changes = readStates(data, accountId);
    if (!changes) return null;
    return this.#take(changes, owner, syncLimits.editors);
  }

  /** Applies states that another process has checked; returns the changes. */
  receive(changes: EditorStates, owner: Owner): EditorStates {
    return this.#take(changes, owner, Number.POSITIVE_INFINITY) ?? new Map();
  }

  /** Returns all states, or those with a matching owner. */
  states(isWanted: (owner: Owner) => boolean = () => true): EditorStates {
    return new Map([...this.#states].filter(([, { owner }]) => isWanted(owner)));
  }

  /** Removes an owner's editors; returns the changes to send to the others. */
  leave(owner: Owner): EditorStates {
    return this.#forget((state) => state.owner === owner);
  }

  /** Removes editors of matching owners that have timed out; returns the changes to send to the others. */
  sweep(isSwept: (owner: Owner) => boolean): EditorStates {
    return this.#forget((state) => isSwept(state.owner) && ++state.age >= oldest);
  }

  #take(changes: EditorStates, owner: Owner, maxEditors: number): Map<number, EditorState> | null {
    const news = new Map<number, EditorState>();
    for (const [client, state] of changes) {
      const known = this.#states.get(client);
      if (known && !mayReplace(known, state, owner)) continue;
      if (state.json === 'null') {
        this.#states.delete(client);
      } else {
        if (known?.owner !== owner && this.#editorsOf(owner) >= maxEditors) return null;
        this.#states.set(client, { ...state, owner, age: 0 });
      }
      news.set(client, state);
    }
    return news;
  }

  #forget(isRemoved: (state: KnownEditor<Owner>) => boolean): EditorStates {
    const removed = new Map<number, EditorState>();
    for (const [client, state] of this.#states) {
      if (!isRemoved(state)) continue;
      this.#states.delete(client);
      // The same clock: a returning editor continues to count from it.
      removed.set(client, { clock: state.clock, accountId: state.accountId, json: 'null' });
    }
    return removed;
  }

  #editorsOf(owner: Owner): number {
    let count = 0;
    for (const state of this.#states.values()) if (state.owner === owner) count++;
    return count;
  }
}

/** A page that reconnects may resend its last clock; editors of another account are never replaced. */
function mayReplace<Owner>(known: KnownEditor<Owner>, state: EditorState, owner: Owner): boolean {
  const isRemoved = state.json === 'null';
  if (known.owner === owner) return state.clock > known.clock || (isRemoved && state.clock === known.clock);
  return state.accountId === known.accountId && !isRemoved && state.clock >= known.clock;
}

function readStates(data: Uint8Array, accountId: string): Map<number, EditorState> | null {
  try {
    const decoder = decoding.createDecoder(data);
    const states = new Map<number, EditorState>();
    const count = decoding.readVarUint(decoder);
    if (count > syncLimits.editors) return null;
    for (let i = 0; i < count; i++) {
      const client = decoding.readVarUint(decoder);
      const clock = decoding.readVarUint(decoder);
      const json = decoding.readVarString(decoder);
      JSON.parse(json);
      states.set(client, { clock, json, accountId });
    }
    return decoding.hasContent(decoder) ? null : states;
  } catch {
    return null;
  }
}

/** Encodes these editors as an awareness message for pages. */
export function encodeAwareness(states: EditorStates): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, states.size);
    for (const [client, { clock, json }] of states) {
      encoding.writeVarUint(encoder, client);
      encoding.writeVarUint(encoder, clock);
      encoding.writeVarString(encoder, json);
    }
  });
}
