import { childOf, setChildren, type XmlElement } from '../../word-file/index.ts';

type Content = XmlElement | string;

/** Content that is not in the final view. */
const removed = new Set(['w:del', 'w:moveFrom', 'w:customXmlDelRangeStart', 'w:customXmlDelRangeEnd']);
/** Wrappers whose content is in the final view. Inside properties they are empty and mark an inserted paragraph mark or row. */
const unwrapped = new Set(['w:ins', 'w:moveTo']);
/** Records of earlier properties, and boundaries of moves. */
const record = /^w:(?:\w+PrChange|tblGridChange|numberingChange|move(?:From|To)Range(?:Start|End))$/;

/** Accepts all tracked changes below an element. Returns how many there were. */
export function acceptChanges(parent: XmlElement): number {
  let changes = 0;
  const children: Content[] = [];
  const joined = new Set<XmlElement>();
  for (const child of parent.children) {
    if (typeof child === 'string') children.push(child);
    else if (removed.has(child.name) || record.test(child.name) || isDeleted(child)) changes++;
    else {
      if (losesItsEnd(child)) joined.add(child);
      changes += acceptChanges(child);
      if (unwrapped.has(child.name)) {
        changes++;
        for (const each of child.children) children.push(each);
      } else if (child.name !== 'w:tbl' || childOf(child, 'w:tr')) children.push(child);
    }
  }
  const kept = joined.size > 0 ? joinParagraphs(children, joined) : children;
  setChildren(parent, kept);
  return changes;
}

function isDeleted(element: XmlElement): boolean {
  if (element.name === 'w:tr') return childOf(childOf(element, 'w:trPr'), 'w:del') !== undefined;
  return element.name === 'w:tc' && childOf(childOf(element, 'w:tcPr'), 'w:cellDel') !== undefined;
}

/**
 * Whether a paragraph mark was deleted, so that the text continues in the next paragraph. The last paragraph of a section keeps
 * its mark.
 */
function losesItsEnd(element: XmlElement): boolean {
  const properties = element.name === 'w:p' ? childOf(element, 'w:pPr') : undefined;
  const mark = childOf(properties, 'w:rPr');
  const isRemoved = childOf(mark, 'w:del') ?? childOf(mark, 'w:moveFrom');
  return isRemoved !== undefined && childOf(properties, 'w:sectPr') === undefined;
}

/** Moves the content of a paragraph without a paragraph mark to the start of the next one. */
function joinParagraphs(children: readonly Content[], joined: ReadonlySet<XmlElement>): Content[] {
  const kept: Content[] = [];
  let carried: Content[] = [];
  for (const [at, child] of children.entries()) {
    if (typeof child === 'string' || child.name !== 'w:p') {
      kept.push(child);
      continue;
    }
    const properties = childOf(child, 'w:pPr');
    const content = [...carried, ...child.children.filter((each) => each !== properties)];
    const next = children.slice(at + 1).find((each) => typeof each !== 'string');
    if (joined.has(child) && next?.name === 'w:p') carried = content;
    else {
      carried = [];
      setChildren(child, [...(properties ? [properties] : []), ...content]);
      kept.push(child);
    }
  }
  return kept;
}
