import { bodySchema } from '@inkstone/editor/schema';
import { type Random, randomInt, seededRandom } from '@inkstone/kernel';
import type { Mark, Node } from '@tiptap/pm/model';
import type { Manuscript, Note } from '../../manuscript.ts';
import { tinyPictures } from './tiny-pictures.ts';

const words = [
  '春眠不觉晓，处处闻啼鸟。',
  '夜来风雨声',
  '“花落”知多少…',
  'The quick brown fox',
  ' jumps over ',
  'naïve café — déjà vu',
  '墨',
  ' ',
  '<&>"\'',
  '😀👩‍👩‍👧🇨🇳',
  '\t',
  '３．１４',
  'がギ한글',
];

/** Generates random documents with everything that the schema of the body allows. */
export class RandomBody {
  readonly #random: Random;
  #notes = 0;
  #openNote: Mark | null = null;
  readonly #noteTexts: Note[] = [];

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  manuscript(): Manuscript {
    const body = bodySchema.node('doc', null, this.#blocks(1 + this.#int(8), 0));
    body.check();
    return {
      title: this.#chance(2) ? '标题 & Title' : '',
      body,
      pictures: tinyPictures,
      notes: this.#noteTexts,
    };
  }

  #int(below: number): number {
    return randomInt(this.#random, below);
  }

  #chance(of: number): boolean {
    return this.#int(of) === 0;
  }

  #pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.#int(values.length)] ?? values[0];
  }

  #blocks(count: number, depth: number): Node[] {
    return Array.from({ length: count }, () => this.#block(depth));
  }

  #block(depth: number): Node {
    const kinds = ['paragraph', 'paragraph', 'heading', 'code', 'rule', 'image'] as const;
    const deep = ['bulletList', 'orderedList', 'taskList', 'blockquote', 'table'] as const;
    const kind = depth < 4 && this.#chance(2) ? this.#pick(deep) : this.#pick(kinds);
    switch (kind) {
      case 'heading':
        return bodySchema.node('heading', { level: 1 + this.#int(6), ...this.#align() }, this.#inline());
      case 'code':
        return this.#code();
      case 'rule':
        return bodySchema.node('horizontalRule');
      case 'image':
        return this.#image();
      case 'bulletList':
      case 'orderedList':
      case 'taskList':
        return this.#list(kind, depth + 1);
      case 'blockquote':
        return bodySchema.node('blockquote', null, this.#blocks(1 + this.#int(3), depth + 1));
      case 'table':
        return this.#table(depth + 1);
      default:
        return this.#paragraph();
    }
  }

  #paragraph(): Node {
    return bodySchema.node('paragraph', this.#align(), this.#inline());
  }

  #align() {
    return { textAlign: this.#chance(3) ? this.#pick(['center', 'right', 'justify'] as const) : null };
  }

  #code(): Node {
    const text = Array.from({ length: this.#int(4) }, () => this.#pick(['a', '\n', '\tb = 1;', '  中'])).join(
      '',
    );
    const language = this.#chance(3) ? this.#pick(['js', 'c++']) : null;
    return bodySchema.node(
      'codeBlock',
      { language },
      text === '' ? [] : [bodySchema.text(text, this.#openNote ? [this.#openNote] : [])],
    );
  }

  #image(): Node {
    const [src] = this.#pick([...tinyPictures] as [[string, unknown], ...[string, unknown][]]);
    const alt = this.#chance(2) ? '图 "1" <&>' : null;
    return bodySchema.node('image', { src, alt, title: this.#chance(3) ? 'Title' : null });
  }

  #list(kind: 'bulletList' | 'orderedList' | 'taskList', depth: number): Node {
    const items = Array.from({ length: 1 + this.#int(3) }, () => {
      const content = [this.#paragraph()];
      if (this.#chance(2)) content.push(...this.#blocks(1 + this.#int(3), depth));
      return kind === 'taskList'
        ? bodySchema.node('taskItem', { checked: this.#chance(2) }, content)
        : bodySchema.node('listItem', null, content);
    });
    const start = this.#chance(3) ? 1 + this.#int(20) : 1;
    const type = this.#chance(4) ? this.#pick(['a', 'A', 'i', 'I'] as const) : null;
    return bodySchema.node(kind, kind === 'orderedList' ? { start, type } : null, items);
  }

  /** Creates rows of equal width with cells that span rows and columns. */
  #table(depth: number): Node {
    const [height, width] = [1 + this.#int(3), 1 + this.#int(3)];
    const taken = Array.from({ length: height }, () => new Array<boolean>(width).fill(false));
    const rows = taken.map((row, y) => {
      const cells: Node[] = [];
      for (let x = 0; x < width; x++) {
        if (row[x]) continue;
        let colspan = 1;
        while (x + colspan < width && !row[x + colspan] && this.#chance(4)) colspan++;
        const rowspan = this.#chance(4) ? 1 + this.#int(height - y) : 1;
        for (let down = y; down < y + rowspan; down++) {
          for (let across = x; across < x + colspan; across++) {
            const below = taken[down];
            if (below) below[across] = true;
          }
        }
        const kind = this.#chance(3) ? 'tableHeader' : 'tableCell';
        cells.push(bodySchema.node(kind, { colspan, rowspan }, this.#blocks(1 + this.#int(2), depth + 1)));
      }
      return bodySchema.node('tableRow', null, cells);
    });
    return bodySchema.node('table', null, rows);
  }

  #inline(): Node[] {
    const nodes: Node[] = [];
    const count = this.#int(6);
    for (let i = 0; i < count; i++) {
      const marks = this.#marks();
      const dice = this.#int(12);
      if (dice === 0) nodes.push(bodySchema.node('hardBreak', null, [], marks));
      else if (dice === 1) {
        const text = this.#pick(['注：见上。', 'See p. 3\nand p. 4', '']);
        const kept = marks.filter(({ type }) => ['note', 'inserted', 'deleted', 'link'].includes(type.name));
        nodes.push(bodySchema.node('footnote', { text }, [], kept));
      } else nodes.push(bodySchema.text(this.#pick(words as [string, ...string[]]), marks));
    }
    // Adjacent texts with equal formatting are one text, as in ProseMirror.
    return bodySchema.node('paragraph', null, nodes).children.slice();
  }

  #marks(): readonly Mark[] {
    const found: Mark[] = [];
    for (const name of ['bold', 'italic', 'underline', 'strike', 'code', 'highlight'] as const) {
      if (this.#chance(6)) found.push(bodySchema.mark(name));
    }
    if (this.#chance(8)) found.push(bodySchema.mark(this.#pick(['superscript', 'subscript'] as const)));
    if (this.#chance(6)) {
      const href = this.#pick(['https://a.cn/路?a=1&b="2"', 'mailto:a@b.cn'] as const);
      found.push(bodySchema.mark('link', { href }));
    }
    for (const name of ['inserted', 'deleted'] as const) {
      if (this.#chance(7))
        found.push(
          bodySchema.mark(name, { author: '李 "雷"', at: this.#chance(2) ? 1_700_000_000_000 : null }),
        );
    }
    const note = this.#note();
    if (note) found.push(note);
    return found.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []);
  }

  /** Returns the mark of a note, which covers adjacent text without a gap, also across paragraphs. */
  #note(): Mark | null {
    if (this.#openNote && this.#chance(3)) this.#openNote = null;
    if (!this.#openNote && this.#chance(6)) {
      this.#notes++;
      const id = `note-${this.#notes}`;
      const before = this.#noteTexts.at(-1)?.id ?? null;
      this.#noteTexts.push({
        id,
        text: '为什么？\nWhy?',
        author: 'Ann',
        at: 1_700_000_000_000,
        isDone: this.#chance(3),
        replyTo: this.#chance(3) ? before : null,
      });
      this.#openNote = bodySchema.mark('note', { id });
    }
    return this.#openNote;
  }
}
