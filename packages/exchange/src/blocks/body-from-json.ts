import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';

/** A node as JSON has it. */
export interface JsonNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly JsonNode[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
}

/** A body from its JSON. What the schema does not know, of a later version perhaps, is left out. */
export function bodyFromJson(json: JsonNode): Node {
  return bodySchema.nodeFromJSON(keepKnown(json) ?? { type: 'doc', content: [{ type: 'paragraph' }] });
}

function keepKnown({ type, text, attrs, content = [], marks = [] }: JsonNode): JsonNode | null {
  if (!bodySchema.nodes[type]) return null;
  const known = content.map(keepKnown).filter((child) => child !== null);
  const kept = type === 'doc' && known.length === 0 ? [{ type: 'paragraph' }] : known;
  const drawn = marks
    .filter((mark) => bodySchema.marks[mark.type])
    .map((mark) => ({ type: mark.type, ...(mark.attrs ? { attrs: mark.attrs } : {}) }));
  return {
    type,
    ...(text === undefined ? {} : { text }),
    ...(attrs ? { attrs } : {}),
    ...(kept.length > 0 ? { content: kept } : {}),
    ...(drawn.length > 0 ? { marks: drawn } : {}),
  };
}
