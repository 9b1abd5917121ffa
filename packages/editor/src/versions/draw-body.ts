import { DOMSerializer, type MarkType, type NodeType } from '@tiptap/pm/model';
import { bodySchema } from '../schema/index.ts';
import type { BodyJson } from './read-body.ts';

/** A body, or the diff of two bodies. */
export interface DrawnNode extends Omit<BodyJson, 'content'> {
  readonly content?: readonly DrawnNode[];
  readonly change?: 'added' | 'removed' | 'format';
}

/** The rendered body, and the first element of every change, in order. */
export interface Drawing {
  readonly content: DocumentFragment;
  readonly changes: readonly HTMLElement[];
}

type Change = DrawnNode['change'];

/** Elements of changes. Old and new text also differ by line style and by text for screen readers. */
const tags = { added: 'ins', removed: 'del', format: 'span' } as const;

/**
 * Renders a body read-only. `formatWords` describes text and blocks whose formatting changed. Throws for
 * types outside the schema.
 */
export function drawBody(body: DrawnNode, formatWords: string): Drawing {
  const content = document.createDocumentFragment();
  const changes: HTMLElement[] = [];
  const pen = new Pen(changes, formatWords);
  for (const child of body.content ?? []) pen.draw(child, content, undefined);
  return { content, changes };
}

class Pen {
  readonly #changes: HTMLElement[];
  readonly #formatWords: string;
  /** Whether the last rendered node was changed; an adjacent changed node belongs to the same change. */
  #isInChange = false;

  constructor(changes: HTMLElement[], formatWords: string) {
    this.#changes = changes;
    this.#formatWords = formatWords;
  }

  draw(node: DrawnNode, into: ParentNode, around: Change): void {
    const change = around ?? node.change;
    if (node.text !== undefined) {
      this.#drawLeaf(drawText(node, node.text), into, change);
      return;
    }
    const { dom, contentDOM } = drawNode(node);
    if (!contentDOM || !node.content) this.#drawLeaf(dom, into, change);
    else {
      into.append(dom);
      // An added or removed block is marked on its text; one with changed formatting on the block.
      if (node.change === 'format' && dom instanceof HTMLElement) this.#mark(dom, 'format');
      for (const child of node.content) this.draw(child, contentDOM, around ?? ofWholeNode(node.change));
    }
  }

  #drawLeaf(dom: Node, into: ParentNode, change: Change): void {
    if (!change) {
      into.append(dom);
      this.#isInChange = false;
      return;
    }
    const shell = document.createElement(tags[change]);
    shell.append(dom);
    into.append(shell);
    this.#mark(shell, change);
  }

  #mark(element: HTMLElement, change: NonNullable<Change>): void {
    element.dataset.change = change;
    if (change === 'format') element.title = this.#formatWords;
    if (!this.#isInChange) this.#changes.push(element);
    this.#isInChange = true;
  }
}

function ofWholeNode(change: Change): Change {
  return change === 'format' ? undefined : change;
}

function drawText({ marks = [] }: DrawnNode, text: string): Node {
  let drawn: Node = document.createTextNode(text);
  for (const { type, attrs = {} } of [...marks].reverse()) {
    const markType: MarkType | undefined = bodySchema.marks[type];
    if (!markType) throw new RangeError(`Unknown mark ${type}`);
    const spec = markType.spec.toDOM?.(markType.create(attrs), true);
    if (!spec) continue;
    const { dom, contentDOM } = DOMSerializer.renderSpec(document, spec);
    (contentDOM ?? dom).appendChild(drawn);
    drawn = dom;
  }
  return drawn;
}

function drawNode({ type, attrs = {} }: DrawnNode): { dom: Node; contentDOM?: HTMLElement } {
  const nodeType: NodeType | undefined = bodySchema.nodes[type];
  if (nodeType?.spec.tableRole === 'table') return drawTable();
  const spec = nodeType?.spec.toDOM?.(nodeType.create(attrs));
  if (!spec) throw new RangeError(`Unknown node ${type}`);
  const drawn = DOMSerializer.renderSpec(document, spec);
  for (const field of drawn.dom instanceof HTMLElement ? drawn.dom.querySelectorAll('input') : []) {
    field.disabled = true;
  }
  return drawn;
}

/** Renders a table without its column elements: the schema would count columns from rows, which are not rendered yet. */
function drawTable() {
  const dom = document.createElement('table');
  return { dom, contentDOM: dom.createTBody() };
}
