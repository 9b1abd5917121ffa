import { childOf, elementsOf, textOf, type XmlElement } from '../word-file/index.ts';

/** A page number as a footer shows it. */
export interface ShownNumber {
  /** The line it stands in, with 1 for the number. */
  readonly text: string;
  readonly paragraph: XmlElement;
  readonly run: XmlElement;
  /** Whether a frame or box says where the line stands, instead of its paragraph. */
  readonly isFloating: boolean;
}

const pageField = /^\s*PAGE\b/i;

/** The page number of a footer, as a simple or a complex field, in a box too; null where there is none. */
export function shownNumber(footer: XmlElement): ShownNumber | null {
  for (const { paragraph, isBoxed } of linesOf(footer, false)) {
    const { text, run } = readLine(paragraph);
    const isFramed = childOf(childOf(paragraph, 'w:pPr'), 'w:framePr') !== undefined;
    if (run !== null) return { text, paragraph, run, isFloating: isBoxed || isFramed };
  }
  return null;
}

function* linesOf(
  parent: XmlElement,
  isBoxed: boolean,
): Generator<{ readonly paragraph: XmlElement; readonly isBoxed: boolean }> {
  for (const child of elementsOf(parent)) {
    // What is there for older programs stands beside the same for newer ones.
    if (child.name === 'mc:Fallback') continue;
    if (child.name === 'w:p') yield { paragraph: child, isBoxed };
    yield* linesOf(child, isBoxed || child.name === 'w:txbxContent');
  }
}

/** The text of a line with 1 in the place of a page number, and the run that holds the number. */
function readLine(paragraph: XmlElement): { readonly text: string; readonly run: XmlElement | null } {
  let text = '';
  let numbered: XmlElement | null = null;
  /** What the complex field that is open says; null outside of one. */
  let instruction: string | null = null;
  let result: XmlElement | null = null;
  for (const { part, run } of partsOf(paragraph, paragraph)) {
    const type = part.attributes.get('w:fldCharType');
    const isNumber =
      part.name === 'w:fldSimple' || (type === 'end' && instruction !== null && pageField.test(instruction));
    if (isNumber) {
      numbered ??= elementsOf(part).find(({ name }) => name === 'w:r') ?? result ?? run;
      text += '1';
    }
    if (type === 'begin') instruction = '';
    else if (type === 'end') instruction = null;
    else if (part.name === 'w:instrText') instruction = (instruction ?? '') + textOf(part);
    else if (part.name !== 'w:t') continue;
    // What a number was when it was worked out last is no text.
    else if (pageField.test(instruction ?? '')) result = run;
    else text += textOf(part);
  }
  return { text, run: numbered };
}

/** The parts of a line that make its text, in order: text, marks of fields, and simple fields of page numbers. */
function* partsOf(
  parent: XmlElement,
  run: XmlElement,
): Generator<{ readonly part: XmlElement; readonly run: XmlElement }> {
  for (const child of elementsOf(parent)) {
    const { name, attributes } = child;
    const isNumber = name === 'w:fldSimple' && pageField.test(attributes.get('w:instr') ?? '');
    if (isNumber || name === 'w:t' || name === 'w:fldChar' || name === 'w:instrText')
      yield { part: child, run };
    else if (name !== 'w:txbxContent' && name !== 'mc:Fallback' && name !== 'w:pPr') {
      yield* partsOf(child, name === 'w:r' ? child : run);
    }
  }
}
