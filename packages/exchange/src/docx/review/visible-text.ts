import type { TextPlace } from '@inkstone/contracts/assist/proofread-file';
import { childOf, type Docx, elementsOf, textOf, type XmlElement } from '../../word-file/index.ts';
import { type Field, FieldTrail } from './fields.ts';
import { boxesIn, type TextPart, textParts } from './text-parts.ts';

/** A range of a paragraph's text in one element, in the paragraph's UTF-16 offsets. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  /** A child of the run, or an element in place of a run. */
  readonly element: XmlElement;
  readonly run: XmlElement | null;
  /**
   * `letters` can be split anywhere, `sign` (tabs, line ends) is deleted as a whole, `fixed` content is not
   * changed.
   */
  readonly kind: 'letters' | 'sign' | 'fixed';
  /** Ancestors of the run, from the paragraph down. */
  readonly holders: readonly XmlElement[];
  readonly field: Field | null;
}

/** A paragraph as displayed with all tracked changes accepted. */
export interface VisibleParagraph {
  readonly element: XmlElement;
  readonly text: string;
  readonly units: readonly Unit[];
  /** Whether it is in a locked content control. */
  readonly isLocked: boolean;
  readonly place: TextPlace;
  readonly part: TextPart;
}

/** Placeholder of visible content other than text: inline pictures, formulas, characters of symbol fonts. */
const object = '\ufffc';
/** Content that is skipped: deleted text, text boxes, properties, ruby readings. */
const unseen = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:txbxContent',
  'mc:Fallback',
  'w:pPr',
  'w:rPr',
  'w:rt',
]);
const signs: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};
const objects = new Set(['m:oMath', 'm:oMathPara', 'wp:inline', 'w:object', 'w:sym']);

/**
 * Returns all paragraphs of a document, numbered in this order: main text including tables, its text boxes, footnotes, endnotes,
 * headers and footers.
 */
export function readVisibleText(docx: Docx): VisibleParagraph[] {
  return textParts(docx).flatMap(readTextPart);
}

function readTextPart(part: TextPart): VisibleParagraph[] {
  const found: VisibleParagraph[] = [];
  const boxes: { readonly box: XmlElement; readonly isLocked: boolean }[] = [];
  const read = (root: XmlElement, place: TextPlace, isRootLocked: boolean): void => {
    const fields = new FieldTrail();
    const visit = (parent: XmlElement, isLocked: boolean): void => {
      for (const child of elementsOf(parent)) {
        if (child.name === 'w:p') {
          found.push({ ...readParagraph(child, fields), isLocked, place, part });
          boxes.push(...boxesIn(child).map((box) => ({ box, isLocked })));
        } else if (!unseen.has(child.name)) visit(child, isLocked || isLockedControl(child));
      }
    };
    visit(root, isRootLocked);
  };
  for (const root of part.roots) read(root, part.place, false);
  // Nested boxes are added during the iteration.
  for (const { box, isLocked } of boxes) read(box, 'box', isLocked);
  return found;
}

function isLockedControl(element: XmlElement): boolean {
  const properties = childOf(element, 'w:sdtPr');
  const lock = childOf(properties, 'w:lock')?.attributes.get('w:val') ?? '';
  return /content/i.test(lock) || childOf(properties, 'w:dataBinding') !== undefined;
}

type ReadParagraph = Pick<VisibleParagraph, 'element' | 'text' | 'units'>;

function readParagraph(paragraph: XmlElement, fields: FieldTrail): ReadParagraph {
  const units: Unit[] = [];
  let text = '';
  const add = (shown: string, unit: Pick<Unit, 'element' | 'run' | 'kind' | 'holders'>) => {
    if (shown === '' || !fields.isReading) return;
    const start = text.length;
    text += shown;
    units.push({ ...unit, start, end: text.length, field: fields.around(paragraph) });
  };
  const visit = (holders: readonly XmlElement[], parent: XmlElement): void => {
    for (const child of elementsOf(parent)) {
      if (unseen.has(child.name)) continue;
      if (child.name === 'w:r') {
        fields.pass(child, holders[1] ?? child, paragraph);
        if (isHidden(child)) continue;
        for (const part of elementsOf(child)) add(shownBy(part), unitOf(part, child, holders));
      } else if (objects.has(child.name)) {
        add(object, { element: child, run: null, kind: 'fixed', holders });
      } else visit([...holders, child], child);
    }
  };
  visit([paragraph], paragraph);
  return { element: paragraph, text, units };
}

function isHidden(run: XmlElement): boolean {
  const mark = childOf(childOf(run, 'w:rPr'), 'w:vanish');
  return mark !== undefined && !/^(?:0|false|off)$/.test(mark.attributes.get('w:val') ?? '');
}

function unitOf(element: XmlElement, run: XmlElement, holders: readonly XmlElement[]) {
  const isPageBreak = /^(?:page|column)$/.test(element.attributes.get('w:type') ?? '');
  const isSign = Object.hasOwn(signs, element.name) && !isPageBreak;
  const kind = element.name === 'w:t' ? 'letters' : isSign ? 'sign' : 'fixed';
  return { element, run, kind, holders } as const;
}

/** Returns the visible text of an element inside a run. */
function shownBy(element: XmlElement): string {
  if (unseen.has(element.name)) return '';
  if (element.name === 'w:t') return textOf(element);
  if (Object.hasOwn(signs, element.name)) return signs[element.name] ?? '';
  if (objects.has(element.name)) return object;
  return elementsOf(element).map(shownBy).join('');
}
