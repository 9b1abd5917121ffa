import type { Node } from '@tiptap/pm/model';
import { bodySchema } from '../schema/index.ts';

/** A body as JSON with all attributes, so that equal bodies are equal as JSON. */
export interface BodyJson {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly BodyJson[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
}

/** Reads the body of a stored document; null if it does not fit this program's schema. */
export function readBody(stored: unknown): BodyJson | null {
  try {
    return toBodyJson(bodySchema.nodeFromJSON(stored));
  } catch {
    return null;
  }
}

/** Converts the body of an editor to JSON. */
export function toBodyJson(body: Node): BodyJson {
  return body.toJSON() as BodyJson;
}
