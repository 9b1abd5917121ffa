import { bodySchema } from '@inkstone/editor/schema';
import { Mark, type Node } from '@tiptap/pm/model';
import type { Flat, FlatItem, ListKind } from './flat.ts';

/** Groups flat blocks: items into nested lists, lines into quotations and code. */
export function assemble(flat: readonly Flat[]): Node[] {
  const blocks: Node[] = [];
  for (let at = 0; at < flat.length; ) {
    const next = flat[at];
    if (!next) break;
    const end = endOfGroup(flat, at);
    const group = flat.slice(at, end);
    if (next.kind === 'item') blocks.push(...buildLists(group));
    else if (next.kind === 'quote') blocks.push(bodySchema.node('blockquote', null, blocksOf(group)));
    else if (next.kind === 'code') blocks.push(buildCode(group));
    else blocks.push(...blocksOf(group));
    at = end;
  }
  return blocks;
}

function endOfGroup(flat: readonly Flat[], start: number): number {
  const first = flat[start];
  let level = first?.kind === 'item' ? first : null;
  let end = start + 1;
  for (; end < flat.length; end++) {
    const next = flat[end];
    if (!next || !goesOn(first, next, level)) break;
    if (next.kind === 'item') level = next;
  }
  return end;
}

function goesOn(first: Flat | undefined, next: Flat, item: FlatItem | null): boolean {
  if (first?.kind === 'code') return next.kind === 'code' && next.language === first.language;
  if (first?.kind === 'quote') return next.kind === 'quote';
  if (!item) return false;
  if (next.kind === 'indented') return item.indent > 0 && next.indent >= item.indent;
  return next.kind === 'item' || next.kind === 'continue';
}

function blocksOf(group: readonly Flat[]): Node[] {
  return group.flatMap((each) => ('blocks' in each ? each.blocks : []));
}

function buildCode(group: readonly Flat[]): Node {
  const lines = group.filter((each) => each.kind === 'code');
  const content = lines.flatMap(({ lines: words }, i) => {
    const before = lines[i - 1];
    return before ? [lineEnd(before.lines.at(-1), before.endMarks, words[0]), ...words] : words;
  });
  return bodySchema.node('codeBlock', { language: lines[0]?.language ?? null }, content);
}

/** Creates a line end; between texts with the same tracked change it belongs to that change. */
function lineEnd(before: Node | undefined, notes: readonly Mark[], after: Node | undefined): Node {
  const changes = (before?.marks ?? []).filter(
    (mark) => mark.type.name !== 'note' && after !== undefined && mark.isInSet(after.marks),
  );
  return bodySchema.text('\n', Mark.setFrom([...notes, ...changes]));
}

interface OpenList {
  readonly item: FlatItem;
  readonly items: { readonly isTicked: boolean; readonly blocks: Node[] }[];
}

/** Builds the lists of a group of items, including their continuation blocks. */
function buildLists(group: readonly Flat[]): Node[] {
  const done: Node[] = [];
  const open: OpenList[] = [];
  const close = () => {
    const list = open.pop();
    if (list) (open.at(-1)?.items.at(-1)?.blocks ?? done).push(listNode(list));
  };
  for (const each of group) {
    if (each.kind === 'item') {
      while ((open.at(-1)?.item.level ?? -1) > each.level) close();
      const list = open.at(-1);
      if (list && list.item.level === each.level && !isSameList(list.item, each)) close();
      if (open.at(-1)?.item.level !== each.level) open.push({ item: each, items: [] });
      open.at(-1)?.items.push({ isTicked: each.isTicked, blocks: [...each.blocks] });
    } else if ('blocks' in each) {
      while (each.kind === 'continue' && open.length > 1 && (open.at(-1)?.item.level ?? 0) > each.level)
        close();
      (open.at(-1)?.items.at(-1)?.blocks ?? done).push(...each.blocks);
    }
  }
  while (open.length > 0) close();
  return done;
}

function isSameList(list: FlatItem, item: FlatItem): boolean {
  if (list.list !== item.list) return false;
  return list.numId === item.numId || (list.origin === item.origin && !item.restartsNumbering);
}

const nodeNames: Record<ListKind, { list: string; item: string }> = {
  bullet: { list: 'bulletList', item: 'listItem' },
  ordered: { list: 'orderedList', item: 'listItem' },
  task: { list: 'taskList', item: 'taskItem' },
};

function listNode({ item, items }: OpenList): Node {
  const names = nodeNames[item.list];
  const attributes = item.list === 'ordered' ? { start: item.value, type: item.type } : null;
  const children = items.map(({ isTicked, blocks }) =>
    bodySchema.node(
      names.item,
      item.list === 'task' ? { checked: isTicked } : null,
      beginWithParagraph(blocks),
    ),
  );
  return bodySchema.node(names.list, attributes, children);
}

function beginWithParagraph(blocks: readonly Node[]): Node[] {
  return blocks[0]?.type.name === 'paragraph' ? [...blocks] : [bodySchema.node('paragraph'), ...blocks];
}
