import { Fragment, type Node } from '@tiptap/pm/model';

/** Accepts all tracked changes of a body, for formats without tracked changes. */
export function acceptChanges(body: Node): Node {
  return body.copy(acceptedContent(body));
}

function acceptedContent(parent: Node): Fragment {
  const kept: Node[] = [];
  parent.forEach((child) => {
    const isDeleted = child.marks.some(({ type }) => type.name === 'deleted');
    if (isDeleted && child.isInline) return;
    const marks = child.marks.filter(({ type }) => type.name !== 'inserted');
    const accepted = child.isText || child.isLeaf ? child : child.copy(acceptedContent(child));
    kept.push(accepted.mark(marks));
  });
  return Fragment.fromArray(kept);
}
