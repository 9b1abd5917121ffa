import { setChildren, type XmlElement } from '../../word-file/index.ts';

/** Collects replacements of elements, and insertions before and after them. */
export class Rebuilding {
  readonly #replacements = new Map<XmlElement, readonly XmlElement[]>();
  readonly #before = new Map<XmlElement, XmlElement[]>();
  readonly #after = new Map<XmlElement, XmlElement[]>();

  replace(element: XmlElement, by: readonly XmlElement[]): void {
    this.#replacements.set(element, by);
  }

  putBefore(element: XmlElement, ...added: XmlElement[]): void {
    this.#before.set(element, [...(this.#before.get(element) ?? []), ...added]);
  }

  putAfter(element: XmlElement, ...added: XmlElement[]): void {
    this.#after.set(element, [...(this.#after.get(element) ?? []), ...added]);
  }

  /** Applies all changes below `parent`, descending into `holders`. */
  run(parent: XmlElement, holders: ReadonlySet<XmlElement>): void {
    const children: (XmlElement | string)[] = [];
    for (const child of parent.children) {
      if (typeof child === 'string') {
        children.push(child);
        continue;
      }
      if (holders.has(child)) this.run(child, holders);
      const instead = this.#replacements.get(child) ?? [child];
      const own = instead.flatMap((each) => this.#withNeighbours(each));
      children.push(...(instead.includes(child) ? own : this.#withNeighbours(child, own)));
    }
    setChildren(parent, children);
  }

  #withNeighbours(element: XmlElement, own: readonly XmlElement[] = [element]): XmlElement[] {
    return [...(this.#before.get(element) ?? []), ...own, ...(this.#after.get(element) ?? [])];
  }
}
