import { type LossKind, lossKinds } from '@inkstone/contracts/documents/exchange';
import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';

/** A document being imported or exported: the common model of all formats. */
export interface Manuscript {
  readonly title: string;
  /** A document of `bodySchema`. */
  readonly body: Node;
  /** Pictures by the `src` of the body's images. The content of an image without an entry is stored elsewhere or missing. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Notes that the body's `note` marks refer to by id, in document order. */
  readonly notes: readonly Note[];
  /** Metadata of a document that contains AI-generated text; see content-label.ts. */
  readonly label?: string;
}

/** The content of a picture and its media type: `image/png`, `image/jpeg`, `image/gif` or `image/webp`. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** A note on a range of text. */
export interface Note {
  readonly id: string;
  readonly text: string;
  readonly author: string;
  /** Ms since 1970; null if the file does not contain it. */
  readonly at: number | null;
  /** Whether the note is resolved. */
  readonly isDone: boolean;
  /** The note that this one replies to; null if it is not a reply. */
  readonly replyTo: string | null;
}

/** Result of reading a file: the document, and the content that could not be imported. */
export interface Reading {
  readonly manuscript: Manuscript;
  readonly losses: readonly Loss[];
}

/** Content of one kind that documents do not support or that could not be read. */
export interface Loss {
  readonly kind: LossKind;
  readonly count: number;
}

/** Counts lost content by kind while a file is read. */
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

/** A body of these blocks; an empty paragraph if there are none. */
export function bodyOf(blocks: readonly Node[]): Node {
  return bodySchema.node('doc', null, blocks.length === 0 ? [bodySchema.node('paragraph')] : blocks);
}
