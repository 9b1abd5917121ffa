import { boundAttributes } from '@inkstone/contracts/body';
import { type AnyExtension, Extension } from '@tiptap/core';
import type { Attrs, MarkType, NodeType, Schema } from '@tiptap/pm/model';

/** Keeps all attributes within their bounds, regardless of their source. */
export const BoundedAttributes: AnyExtension = Extension.create({
  name: 'boundedAttributes',
  onBeforeCreate() {
    boundSchema(this.editor.schema);
  },
});

/**
 * Makes a schema bound the attributes of all nodes and marks that it creates, whether pasted, typed, or read from JSON or a
 * shared document. ProseMirror's `validate` would throw instead, and y-prosemirror would then delete the text.
 */
export function boundSchema(schema: Schema): Schema {
  for (const type of Object.values(schema.nodes)) if (hasAttributes(type)) boundNodeType(type);
  for (const type of Object.values(schema.marks)) if (hasAttributes(type)) boundMarkType(type);
  return schema;
}

function hasAttributes({ spec }: NodeType | MarkType): boolean {
  return Object.keys(spec.attrs ?? {}).length > 0;
}

function boundNodeType(type: NodeType): void {
  const { create, createChecked, createAndFill } = type;
  type.create = (attrs, ...rest) => create.call(type, bounded(type, attrs), ...rest);
  type.createChecked = (attrs, ...rest) => createChecked.call(type, bounded(type, attrs), ...rest);
  type.createAndFill = (attrs, ...rest) => createAndFill.call(type, bounded(type, attrs), ...rest);
}

function boundMarkType(type: MarkType): void {
  const { create } = type;
  type.create = (attrs) => create.call(type, bounded(type, attrs));
}

/** Treats a value that is not an object as no attributes; a mark in a shared text can have such a value. */
function bounded({ name }: NodeType | MarkType, attrs: Attrs | null | undefined): Attrs | null {
  return typeof attrs === 'object' && attrs !== null ? boundAttributes(name, attrs) : null;
}
