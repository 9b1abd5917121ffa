import type { TextPlace } from '@inkstone/contracts/proofread-file';
import { childOf, type Docx, elementsOf, textOf, type XmlElement } from '../../word-file/index.ts';
import { type Field, FieldTrail } from './fields.ts';
import { boxesIn, type TextPart, textParts } from './text-parts.ts';

/** A stretch of a paragraph's text that lies in one element, in the paragraph's UTF-16 offsets. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  /** A child of the run, or what stands where a run could. */
  readonly element: XmlElement;
  readonly run: XmlElement | null;
  /** Letters can be cut anywhere, signs (tabs, line ends) taken out whole; what is fixed stays as it is. */
  readonly kind: 'letters' | 'sign' | 'fixed';
  /** From the paragraph down to what holds the run. */
  readonly holders: readonly XmlElement[];
  readonly field: Field | null;
}

/** A paragraph as people read it when all its tracked changes are accepted. */
export interface VisibleParagraph {
  readonly element: XmlElement;
  readonly text: string;
  readonly units: readonly Unit[];
  /** Whether it lies in a content control whose content is not to be changed by hand. */
  readonly isLocked: boolean;
  readonly place: TextPlace;
  readonly part: TextPart;
}

/** Stands for what is seen and is no letter: pictures in the line, formulas, signs of special fonts. */
const object = '\ufffc';
/** What is not read in its place: deleted words, boxes beside the text, properties, readings above letters. */
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
 * The paragraphs of a document, a finding names one by its number: those of the main text in order, tables included,
 * then those of its text boxes, of footnotes, endnotes, headers and footers.
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
  // Boxes in boxes come in while it goes on.
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

/** What people read of an element inside a run. */
function shownBy(element: XmlElement): string {
  if (unseen.has(element.name)) return '';
  if (element.name === 'w:t') return textOf(element);
  if (Object.hasOwn(signs, element.name)) return signs[element.name] ?? '';
  if (objects.has(element.name)) return object;
  return elementsOf(element).map(shownBy).join('');
}
