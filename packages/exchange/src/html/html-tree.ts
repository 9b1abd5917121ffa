import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Whether a node is an HTML element; SVG and MathML are not read. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node && String(node.namespaceURI) === htmlNamespace;
}

export function attributeOf({ attrs }: HtmlElement, name: string): string | null {
  return attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** Whether the element has one of these classes. */
export function hasClass(element: HtmlElement, ...names: string[]): boolean {
  const classes = (attributeOf(element, 'class') ?? '').split(/\s+/);
  return names.some((name) => classes.includes(name));
}

/** All elements below a node in document order. */
export function* elementsIn(parent: Parent): Generator<HtmlElement> {
  // Iterative, because malicious files exceed the stack depth.
  const open: HtmlNode[] = parent.childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    yield node;
    open.push(...node.childNodes.toReversed());
  }
}

/** The text below a node, as in the file. */
export function textOf(parent: Parent, skip: (element: HtmlElement) => boolean = () => false): string {
  let text = '';
  const open: HtmlNode[] = parent.childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    else if (isElement(node) && node.tagName === 'br') text += '\n';
    else if (isElement(node) && !skip(node)) open.push(...node.childNodes.toReversed());
  }
  return text;
}
