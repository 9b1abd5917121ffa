import { bodySchema } from '@inkstone/editor/schema';
import { Mark } from '@tiptap/pm/model';
import { childOf, childValue, elementsOf, textOf, type XmlElement } from '../../word-file/index.ts';
import { markOf, openNoteMarks, type ReadContext } from './context.ts';
import { chosen, readDrawing } from './drawings.ts';
import { fieldText, isShowing, linkOfFields, readFieldSign } from './fields.ts';
import type { InlineBuilder } from './inline-builder.ts';
import { formatOfRun, marksOfFormat } from './run-marks.ts';
import { isOn, type ParagraphStyle } from './styles.ts';
import { letterOfSymbol } from './symbols.ts';

/** Context of a run: its link and its tracked change. */
export interface Surroundings {
  readonly link: Mark | null;
  readonly changes: readonly Mark[];
}

/** Reads a run into the paragraph being built. */
export function readRun(
  context: ReadContext,
  style: ParagraphStyle,
  around: Surroundings,
  run: XmlElement,
  into: InlineBuilder,
): void {
  const format = formatOfRun(context, style, run);
  if (format.hidden && childOf(run, 'w:t')) context.losses.add('hidden');
  const reader = new RunReader(context, around, marksOfFormat(format), into, format.hidden ?? false);
  reader.read(run);
}

class RunReader {
  readonly #context: ReadContext;
  readonly #around: Surroundings;
  readonly #formatting: readonly Mark[];
  readonly #into: InlineBuilder;
  readonly #isHidden: boolean;

  constructor(
    context: ReadContext,
    around: Surroundings,
    formatting: readonly Mark[],
    into: InlineBuilder,
    isHidden: boolean,
  ) {
    this.#context = context;
    this.#around = around;
    this.#formatting = formatting;
    this.#into = into;
    this.#isHidden = isHidden;
  }

  read(parent: XmlElement): void {
    for (const child of elementsOf(parent)) this.#readChild(child);
  }

  #readChild(child: XmlElement): void {
    switch (child.name) {
      case 'w:t':
      case 'w:delText':
        this.#text(spaced(child));
        break;
      case 'w:tab':
      case 'w:ptab':
        this.#text('\t');
        break;
      case 'w:br':
        if ((child.attributes.get('w:type') ?? 'textWrapping') === 'textWrapping') this.#lineBreak();
        break;
      case 'w:cr':
        this.#lineBreak();
        break;
      case 'w:noBreakHyphen':
        this.#text('\u2011');
        break;
      case 'w:softHyphen':
        this.#text('\u00ad');
        break;
      case 'w:sym':
        this.#symbol(child);
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#footnote(child);
        break;
      case 'w:commentReference':
        this.#comment(child.attributes.get('w:id') ?? '');
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        if (isShowing(this.#context)) this.#into.blocks(readDrawing(this.#context, child));
        break;
      case 'mc:AlternateContent':
        this.read(chosen(child));
        break;
      case 'w:ruby':
        this.#ruby(child);
        break;
      case 'w:fldChar':
        this.#text(checkBoxOf(child));
        this.#text(readFieldSign(this.#context, child));
        break;
      case 'w:instrText':
        fieldText(this.#context, textOf(child));
    }
  }

  #marks(): readonly Mark[] {
    const link = this.#around.link ?? linkOfFields(this.#context);
    const notes = openNoteMarks(this.#context);
    return Mark.setFrom([...this.#formatting, ...(link ? [link] : []), ...notes, ...this.#around.changes]);
  }

  #text(text: string): void {
    if (text !== '' && !this.#isHidden && isShowing(this.#context)) this.#into.text(text, this.#marks());
  }

  #lineBreak(): void {
    if (isShowing(this.#context)) this.#into.lineBreak(this.#marks());
  }

  #symbol({ attributes }: XmlElement): void {
    const letter = letterOfSymbol(attributes.get('w:font') ?? '', attributes.get('w:char') ?? '');
    if (letter === null) this.#context.losses.add('symbols');
    this.#text(letter ?? '□');
  }

  #footnote({ name, attributes }: XmlElement): void {
    const found = this.#context.footnotes.get(`${name} ${attributes.get('w:id') ?? ''}`);
    if (found === undefined) return;
    const { text, comments } = found;
    // Footnote numbers have their own formatting.
    const kept = this.#marks().filter(({ type }) => footnoteMarks.has(type.name));
    const notes = comments.flatMap((id) => this.#noteMark(id));
    this.#into.node(bodySchema.node('footnote', { text }, [], Mark.setFrom([...kept, ...notes])));
  }

  /** Attaches a comment without a range to the preceding content. */
  #comment(id: string): void {
    if (this.#context.anchoredNotes.has(id)) return;
    for (const mark of this.#noteMark(id)) {
      if (!this.#into.markLast(mark)) this.#context.anchoredNotes.delete(id);
    }
  }

  /** Attaches a comment in a footnote to the reference of the footnote. */
  #noteMark(id: string): Mark[] {
    const note = this.#context.notes.get(id);
    if (!note) return [];
    this.#context.anchoredNotes.add(id);
    return [markOf('note', { id: note.id })];
  }

  /** Reads ruby text: base characters with their pronunciation. */
  #ruby(ruby: XmlElement): void {
    const [base, reading] = [childOf(ruby, 'w:rubyBase'), childOf(ruby, 'w:rt')];
    if (base) for (const run of elementsOf(base)) this.read(run);
    const text = reading ? elementsOf(reading).flatMap(elementsOf).map(textOf).join('') : '';
    if (text !== '') this.#text(`（${text}）`);
  }
}

const footnoteMarks = new Set(['note', 'inserted', 'deleted', 'link']);

/** Normalises white space like Word: spaces at the ends are removed unless they are to be preserved, and line ends are spaces. */
function spaced(holder: XmlElement): string {
  const text = textOf(holder).replace(/[\r\n]+/g, ' ');
  return holder.attributes.get('xml:space') === 'preserve' ? text : text.replace(/^[ \t]+|[ \t]+$/g, '');
}

function checkBoxOf(sign: XmlElement): string {
  const box = childOf(childOf(sign, 'w:ffData'), 'w:checkBox');
  if (!box) return '';
  const state = childOf(box, 'w:checked')
    ? (childValue(box, 'w:checked') ?? '1')
    : childValue(box, 'w:default');
  return isOn(state) ? '☒' : '☐';
}
