import { bodySchema } from '@inkstone/editor/schema';
import type { Mark } from '@tiptap/pm/model';

/** What Markdown has no sign for, and what stands for it in tags. */
const markOfTag: Readonly<Record<string, string>> = {
  u: 'underline',
  ins: 'underline',
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  s: 'strike',
  del: 'strike',
  sup: 'superscript',
  sub: 'subscript',
  mark: 'highlight',
  code: 'code',
  kbd: 'code',
};

/** The marks that hold at a place of a line, with those of the tags that are open. */
export class InlineTags {
  readonly #around: readonly Mark[];
  readonly #open: string[] = [];

  constructor(around: readonly Mark[]) {
    this.#around = around;
  }

  get marks(): readonly Mark[] {
    return this.#open.reduce<readonly Mark[]>(
      (marks, name) => bodySchema.mark(name).addToSet(marks),
      this.#around,
    );
  }

  /** Takes in a tag; one that nobody knows says nothing. */
  take(tag: string): void {
    const [, slash = '', name = ''] = /^<(\/?)([a-z]+)(?:\s[^>]*)?>$/i.exec(tag) ?? [];
    const key = name.toLowerCase();
    const mark = Object.hasOwn(markOfTag, key) ? markOfTag[key] : undefined;
    if (!mark) return;
    const at = this.#open.lastIndexOf(mark);
    if (slash === '') this.#open.push(mark);
    else if (at >= 0) this.#open.splice(at, 1);
  }
}
