import { type LossKind, lossKinds } from '@inkstone/contracts/documents/exchange';
import { bodySchema } from '@inkstone/editor/schema';
import { Fragment, type Node } from '@tiptap/pm/model';

/** A document on its way in from a file or out to one; every format is read into it and written from it. */
export interface Manuscript {
  readonly title: string;
  /** A document of `bodySchema`. */
  readonly body: Node;
  /** By the `src` of the body's images. An image without an entry here has its bytes elsewhere or nowhere. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** What the body's `note` marks point at by id, in the order of the text. */
  readonly notes: readonly Note[];
}

/** The bytes of a picture, and what they are: `image/png`, `image/jpeg`, `image/gif` or `image/webp`. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A note on some words of the text. */
export interface Note {
  readonly id: string;
  readonly text: string;
  readonly author: string;
  /** Ms since 1970; null where the file does not say. */
  readonly at: number | null;
  /** Whether somebody has settled what it is about. */
  readonly isDone: boolean;
  /** The note that it answers; null where it answers none. */
  readonly replyTo: string | null;
}

/** A file that was read: the text, and what of it could not be taken over. */
export interface Reading {
  readonly manuscript: Manuscript;
  readonly losses: readonly Loss[];
}

/** Things of one kind that a document has no place for, or that could not be read. */
export interface Loss {
  readonly kind: LossKind;
  readonly count: number;
}

/** Counts losses by kind while a file is read. */
export class Losses {
  readonly #counts = new Map<LossKind, number>();

  add(kind: LossKind, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  list(): Loss[] {
    return lossKinds.flatMap((kind) => {
      const count = this.#counts.get(kind);
      return count === undefined ? [] : [{ kind, count }];
    });
  }
}

/** A body of these blocks, with an empty paragraph where there are none. */
export function bodyOf(blocks: readonly Node[]): Node {
  return bodySchema.node('doc', null, blocks.length === 0 ? [bodySchema.node('paragraph')] : blocks);
}

/** Reads a body as JSON has it, as `toJSON` wrote it; throws a RangeError where it is none. */
export function parseBody(json: unknown): Node {
  const body = bodySchema.nodeFromJSON(json);
  body.check();
  return body;
}

/** The body with every picture under another `src`, as when it has been uploaded; null takes one out. */
export function renamePictures(body: Node, rename: (src: string) => string | null): Node {
  return body.copy(Fragment.from(renameIn(body, rename)));
}

function renameIn(parent: Node, rename: (src: string) => string | null): Node[] {
  const kept: Node[] = [];
  parent.forEach((child) => {
    if (child.type.name === 'image') {
      const src = rename(String(child.attrs.src ?? ''));
      if (src !== null) kept.push(child.type.create({ ...child.attrs, src }, null, child.marks));
    } else if (child.isLeaf || child.isTextblock) kept.push(child);
    else kept.push(withContent(child, renameIn(child, rename)));
  });
  return kept;
}

/** What is left empty gets the least that its kind must have. */
function withContent(node: Node, children: readonly Node[]): Node {
  const content = Fragment.from(children);
  if (node.type.validContent(content)) return node.copy(content);
  return node.type.createAndFill(node.attrs, content, node.marks) ?? node.copy(content);
}
