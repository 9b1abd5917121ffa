import { childOf, elementsOf, textOf, type XmlElement } from '../word-file/index.ts';

/** A page number as displayed in a footer. */
export interface ShownNumber {
  /** The text of its line, with 1 as the number. */
  readonly text: string;
  readonly paragraph: XmlElement;
  readonly run: XmlElement;
  /** Whether the line is positioned by a frame or text box instead of its paragraph. */
  readonly isFloating: boolean;
}

const pageField = /^\s*PAGE\b/i;

/** The page number of a footer, as a simple or complex field, also in a text box; null if there is none. */
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
    // The fallback for older programs duplicates the content for newer ones.
    if (child.name === 'mc:Fallback') continue;
    if (child.name === 'w:p') yield { paragraph: child, isBoxed };
    yield* linesOf(child, isBoxed || child.name === 'w:txbxContent');
  }
}

/** The text of a line with 1 in place of a page number, and the run that contains the number. */
function readLine(paragraph: XmlElement): { readonly text: string; readonly run: XmlElement | null } {
  let text = '';
  let numbered: XmlElement | null = null;
  /** The instruction of the open complex field; null outside of fields. */
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
    // The cached result of a field is not text.
    else if (pageField.test(instruction ?? '')) result = run;
    else text += textOf(part);
  }
  return { text, run: numbered };
}

/** The parts of a line in order: text, field marks, and simple page number fields. */
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
