import { bodySchema } from '@inkstone/editor/schema';
import {
  type ContentMatch,
  Fragment,
  type Mark,
  type MarkType,
  type Node,
  type NodeType,
} from '@tiptap/pm/model';

/** A node in JSON. */
export interface JsonNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly JsonNode[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
}

/**
 * Creates a valid body from JSON that may not fit the schema. All text is kept: unknown nodes and marks are
 * replaced by their content, and misplaced nodes move to the nearest valid place.
 */
export function bodyFromJson(json: JsonNode): Node {
  return fitted(bodySchema.topNodeType, {}, json.content ?? []);
}

function fitted(type: NodeType, attrs: JsonNode['attrs'], content: readonly JsonNode[]): Node {
  const nodes = content.flatMap((child) => nodesOf(child, type));
  if (type.isLeaf) return type.create(attrs);
  const fitting = type.inlineContent ? inlineIn(nodes, type) : blocksIn(nodes, type);
  return type.createAndFill(attrs, fitting) ?? type.create(attrs, fitting);
}

/** A node, or the content of an unknown one. */
function nodesOf(
  { type, text, attrs, content = [], marks = [] }: JsonNode,
  parent: NodeType,
): readonly Node[] {
  if (text !== undefined) {
    return text === '' ? [] : [bodySchema.text(text, parent.allowedMarks(marks.flatMap(markOf)))];
  }
  const known: NodeType | undefined = bodySchema.nodes[type];
  if (known && known !== bodySchema.topNodeType && !known.isText) return [fitted(known, attrs, content)];
  return content.flatMap((child) => nodesOf(child, parent));
}

function markOf({ type, attrs }: NonNullable<JsonNode['marks']>[number]): readonly Mark[] {
  const known: MarkType | undefined = bodySchema.marks[type];
  return known ? [known.create(attrs)] : [];
}

/** The text of blocks inside a text block. */
function inlineIn(nodes: readonly Node[], type: NodeType): readonly Node[] {
  return nodes.flatMap((node) => {
    if (node.isText || (node.isInline && type.contentMatch.matchType(node.type))) return [node];
    if (node.isInline) return [];
    const held: Node[] = [];
    node.descendants((child) => {
      if (child.isInline) held.push(child);
    });
    return inlineIn(held, type);
  });
}

/** Wraps blocks as the schema requires; inline content between them becomes paragraphs. */
function blocksIn(nodes: readonly Node[], type: NodeType): readonly Node[] {
  const blocks: Node[] = [];
  let match: ContentMatch | null = type.contentMatch;
  const put = (node: Node) => {
    const placed = match && placedAt(match, node);
    if (!placed) {
      for (const held of paragraphsOf(node.children)) put(held);
      return;
    }
    blocks.push(...placed);
    match = match?.matchFragment(Fragment.from(placed)) ?? null;
  };
  for (const node of paragraphsOf(nodes)) put(node);
  return blocks;
}

/** A node with required wrappers and preceding nodes; null if it is not allowed. */
function placedAt(match: ContentMatch, node: Node): readonly Node[] | null {
  const wrapping = match.findWrapping(node.type);
  if (!wrapping) {
    const before = match.fillBefore(Fragment.from(node));
    return before && [...before.content, node];
  }
  return [
    wrapping.reduceRight<Node>(
      (held, around) => around.createAndFill(null, held) ?? around.create(null, held),
      node,
    ),
  ];
}

function paragraphsOf(nodes: readonly Node[]): readonly Node[] {
  const blocks: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push(bodySchema.node('paragraph', null, line));
    line = [];
  };
  for (const node of nodes) {
    if (node.isInline) line.push(node);
    else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}
