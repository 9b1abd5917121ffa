import { bodySchema } from '@inkstone/editor/schema';
import type { Mark } from '@tiptap/pm/model';

/** Formatting that Markdown does not support and the HTML tags used for it. */
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

/** The active marks at a position, including those of open HTML tags. */
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

  /** Processes a tag; unknown tags are ignored. */
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
