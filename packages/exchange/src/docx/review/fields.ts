import { elementsOf, textOf, type XmlElement } from '../../word-file/index.ts';

/** A field of a paragraph: from the child of the paragraph it begins in to the one it ends in, if it does. */
export interface Field {
  readonly begin: XmlElement | null;
  end: XmlElement | null;
}

interface OpenField extends Field {
  readonly paragraph: XmlElement;
  instruction: string;
  isInResult: boolean;
}

/** What Word makes anew from the rest of the document; its words are checked where they come from. */
const generated = /^\s*(?:TOC|INDEX|TOA|BIBLIOGRAPHY)\b/i;

/** Follows fields through a document: they begin, show a result and end in runs of their own. */
export class FieldTrail {
  readonly #open: OpenField[] = [];

  /** Takes note of a run; `stands` is the child of the paragraph that it is in, mostly itself. */
  pass(run: XmlElement, stands: XmlElement, paragraph: XmlElement): void {
    for (const child of elementsOf(run)) {
      if (child.name === 'w:instrText') this.#instruct(textOf(child));
      else if (child.name === 'w:fldChar') {
        this.#turn(child.attributes.get('w:fldCharType'), stands, paragraph);
      }
    }
  }

  /** Whether people read here something that somebody has written. */
  get isReading(): boolean {
    return this.#open.every(({ isInResult, instruction }) => isInResult && !generated.test(instruction));
  }

  /** The outermost field around this place, for what stands in `paragraph`. */
  around(paragraph: XmlElement): Field | null {
    const [outermost] = this.#open;
    if (outermost === undefined) return null;
    return outermost.paragraph === paragraph ? outermost : { begin: null, end: null };
  }

  #instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.isInResult) field.instruction += text;
  }

  #turn(kind: string | undefined, stands: XmlElement, paragraph: XmlElement): void {
    if (kind === 'begin') {
      this.#open.push({ begin: stands, end: null, paragraph, instruction: '', isInResult: false });
      return;
    }
    const field = this.#open.at(-1);
    if (field === undefined) return;
    if (kind === 'separate') field.isInResult = true;
    if (kind !== 'end') return;
    this.#open.pop();
    if (field.paragraph === paragraph) field.end = stands;
  }
}
