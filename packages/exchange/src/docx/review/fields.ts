import { elementsOf, textOf, type XmlElement } from '../../word-file/index.ts';

/** A field within a paragraph, by its first and last child element; the end may be missing. */
export interface Field {
  readonly begin: XmlElement | null;
  end: XmlElement | null;
}

interface OpenField extends Field {
  readonly paragraph: XmlElement;
  instruction: string;
  isInResult: boolean;
}

/** Fields that Word generates from the document; their text is checked at its origin. */
const generated = /^\s*(?:TOC|INDEX|TOA|BIBLIOGRAPHY)\b/i;

/** Tracks fields through a document: start, result and end are in separate runs. */
export class FieldTrail {
  readonly #open: OpenField[] = [];

  /** Processes a run. `container` is the child of the paragraph that contains it, usually the run itself. */
  pass(run: XmlElement, container: XmlElement, paragraph: XmlElement): void {
    for (const child of elementsOf(run)) {
      if (child.name === 'w:instrText') this.#readInstruction(textOf(child));
      else if (child.name === 'w:fldChar') {
        this.#turn(child.attributes.get('w:fldCharType'), container, paragraph);
      }
    }
  }

  /** Whether the present content is visible text written by the author. */
  get isReading(): boolean {
    return this.#open.every(({ isInResult, instruction }) => isInResult && !generated.test(instruction));
  }

  /** The outermost field around this place within `paragraph`. */
  around(paragraph: XmlElement): Field | null {
    const [outermost] = this.#open;
    if (outermost === undefined) return null;
    return outermost.paragraph === paragraph ? outermost : { begin: null, end: null };
  }

  #readInstruction(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.isInResult) field.instruction += text;
  }

  #turn(kind: string | undefined, container: XmlElement, paragraph: XmlElement): void {
    if (kind === 'begin') {
      this.#open.push({ begin: container, end: null, paragraph, instruction: '', isInResult: false });
      return;
    }
    const field = this.#open.at(-1);
    if (field === undefined) return;
    if (kind === 'separate') field.isInResult = true;
    if (kind !== 'end') return;
    this.#open.pop();
    if (field.paragraph === paragraph) field.end = container;
  }
}
