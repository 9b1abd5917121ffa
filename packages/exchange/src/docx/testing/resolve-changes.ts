import { elementsOf, type XmlElement } from '../../word-file/index.ts';

/** Accepts or rejects the tracked changes of one author, as Word does, below an element. */
export function resolveChanges(parent: XmlElement, author: string, choice: 'accept' | 'reject'): void {
  const [kept, dropped] = choice === 'accept' ? ['w:ins', 'w:del'] : ['w:del', 'w:ins'];
  for (const child of elementsOf(parent)) resolveChanges(child, author, choice);
  const children = parent.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string' || child.attributes.get('w:author') !== author) return [child];
    if (child.name === dropped) return [];
    if (child.name !== kept) return [child];
    if (kept === 'w:del') restoreText(child);
    return child.children;
  });
  parent.children.splice(0, parent.children.length, ...children);
}

function restoreText(parent: XmlElement): void {
  parent.children.forEach((child, at) => {
    if (typeof child === 'string') return;
    restoreText(child);
    if (child.name === 'w:delText') parent.children[at] = { ...child, name: 'w:t' };
  });
}
