import * as Y from 'yjs';
import { isId, type Struct } from './validation.ts';

/** How deeply an update nests shared types. */
export interface Nesting {
  /** Depth of the deepest type, from the root as far as known. */
  readonly depth: number;
  /** Whether some types have a parent that is not known yet. */
  readonly isLoose: boolean;
}

/**
 * Measures how deeply an update would nest a document, including pending updates. Yjs walks from every
 * changed type to the root, and deletes types recursively: an update of a few hundred kB could block the
 * server for minutes or overflow its stack.
 */
export function measureNesting(
  doc: Y.Doc,
  structs: readonly Struct[],
  underway: Iterable<readonly Struct[]> = [],
): Nesting {
  const types = structs.filter(
    (struct): struct is Y.Item => struct instanceof Y.Item && struct.content instanceof Y.ContentType,
  );
  if (types.length === 0) return { depth: 0, isLoose: false };
  const parents = new Parents(doc, [structs, ...underway]);
  const depths = new Map<Y.Item, number>();
  let isLoose = false;
  for (const type of types) {
    const path: Y.Item[] = [];
    let item: Parent = type;
    while (typeof item === 'object' && !depths.has(item)) {
      path.push(item);
      // Ends the walk for items that contain each other.
      depths.set(item, 0);
      item = parents.of(item);
    }
    if (item === 'unknown') isLoose = true;
    let depth = typeof item === 'object' ? (depths.get(item) ?? 0) : 0;
    for (const passed of path.reverse()) depths.set(passed, ++depth);
  }
  return { depth: types.reduce((deepest, type) => Math.max(deepest, depths.get(type) ?? 0), 0), isLoose };
}

type Parent = Y.Item | 'root' | 'unknown';

/** Finds the item of the type that contains an item. */
class Parents {
  readonly #doc: Y.Doc;
  readonly #updates: readonly OwnItems[];
  readonly #found = new Map<Y.Item, Parent>();

  constructor(doc: Y.Doc, updates: readonly (readonly Struct[])[]) {
    this.#doc = doc;
    this.#updates = updates.map((structs) => new OwnItems(structs));
  }

  /**
   * Updates name the parent only of items without neighbours; other items share the parent of their
   * neighbours.
   */
  of(first: Y.Item): Parent {
    const passed = new Set<Y.Item>();
    let item = first;
    let parent = this.#found.get(item) ?? this.#named(item);
    while (parent === null) {
      passed.add(item);
      const beside = this.#find(item.origin ?? item.rightOrigin);
      if (!beside || passed.has(beside)) parent = 'unknown';
      else {
        item = beside;
        parent = this.#found.get(item) ?? this.#named(item);
      }
    }
    for (const each of passed) this.#found.set(each, parent);
    return parent;
  }

  /** Returns null if the item does not name a parent. */
  #named({ parent }: Y.Item): Parent | null {
    if (typeof parent === 'string') return 'root';
    if (isId(parent)) return this.#find(parent) ?? 'unknown';
    return parent instanceof Y.AbstractType ? (parent._item ?? 'root') : null;
  }

  #find(id: Y.ID | null): Y.Item | null {
    if (!id) return null;
    for (const update of this.#updates) {
      const found = update.find(id);
      if (found) return found;
    }
    return findItem(this.#doc, id);
  }
}

function findItem(doc: Y.Doc, id: Y.ID): Y.Item | null {
  if (id.clock >= Y.getState(doc.store, id.client)) return null;
  const found = Y.getItem(doc.store, id);
  return found instanceof Y.Item ? found : null;
}

/** The items of an update by the clock ranges they cover, in update order. */
class OwnItems {
  readonly #byClient = new Map<number, Y.Item[]>();

  constructor(structs: readonly Struct[]) {
    for (const struct of structs) {
      if (!(struct instanceof Y.Item)) continue;
      const items = this.#byClient.get(struct.id.client);
      if (items) items.push(struct);
      else this.#byClient.set(struct.id.client, [struct]);
    }
  }

  find({ client, clock }: Y.ID): Y.Item | null {
    const items = this.#byClient.get(client) ?? [];
    let [low, high] = [0, items.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const item = items[middle];
      if (!item) return null;
      if (clock < item.id.clock) high = middle - 1;
      else if (clock >= item.id.clock + item.length) low = middle + 1;
      else return item;
    }
    return null;
  }
}
