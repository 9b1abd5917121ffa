import {
  childOf,
  childValue,
  decodeText,
  elementsOf,
  textOf,
  type XmlElement,
} from '../../word-file/index.ts';
import { markOf, type ReadContext } from './context.ts';
import { chosen } from './drawings.ts';
import { linkOfInstruction, linkTo } from './fields.ts';
import { InlineBuilder, type ParagraphPiece } from './inline-builder.ts';
import { readRun, type Surroundings } from './run.ts';
import type { ParagraphStyle } from './styles.ts';

const nothingAround: Surroundings = { link: null, changes: [] };

/** Reads the content of paragraphs that were merged by accepted or rejected changes. */
export function readInline(
  context: ReadContext,
  style: ParagraphStyle,
  paragraphs: readonly XmlElement[],
): readonly ParagraphPiece[] {
  const into = new InlineBuilder();
  for (const paragraph of paragraphs) readChildren(context, style, nothingAround, paragraph, into);
  return into.finish();
}

function readChildren(
  context: ReadContext,
  style: ParagraphStyle,
  around: Surroundings,
  parent: XmlElement,
  into: InlineBuilder,
): void {
  const inside = (child: XmlElement, next: Surroundings = around) =>
    readChildren(context, style, next, child, into);
  for (const child of elementsOf(parent)) {
    switch (child.name) {
      case 'w:r':
        readRun(context, style, around, child, into);
        break;
      case 'w:hyperlink':
        inside(child, { ...around, link: linkOfElement(context, child) ?? around.link });
        break;
      case 'w:fldSimple': {
        const instruction = decodeText(child.attributes.get('w:instr') ?? '');
        inside(child, { ...around, link: linkOfInstruction(context, instruction) ?? around.link });
        break;
      }
      case 'w:ins':
      case 'w:moveTo':
        if (context.changes !== 'reject') inside(child, changed(context, around, 'inserted', child));
        break;
      case 'w:del':
      case 'w:moveFrom':
        if (context.changes !== 'accept') inside(child, changed(context, around, 'deleted', child));
        break;
      case 'w:commentRangeStart':
        openNote(context, child.attributes.get('w:id') ?? '');
        break;
      case 'w:commentRangeEnd':
        context.openNotes.delete(child.attributes.get('w:id') ?? '');
        break;
      case 'mc:AlternateContent':
        inside(chosen(child));
        break;
      case 'm:oMath':
        context.losses.add('formulas');
        into.text(formulaText(child), around.changes);
        break;
      // Properties contain no text; any other element is treated as a wrapper.
      case 'w:pPr':
      case 'w:sdtPr':
      case 'w:sdtEndPr':
        break;
      default:
        inside(child);
    }
  }
}

function changed(
  context: ReadContext,
  around: Surroundings,
  name: 'inserted' | 'deleted',
  { attributes }: XmlElement,
): Surroundings {
  if (context.changes !== 'keep') return around;
  const at = Date.parse(attributes.get('w:date') ?? '');
  const author = decodeText(attributes.get('w:author') ?? '');
  return {
    ...around,
    changes: [...around.changes, markOf(name, { author, at: Number.isNaN(at) ? null : at })],
  };
}

const maxOpenNotes = 64;

/** Opens the range of a comment. */
export function openNote(context: ReadContext, id: string): void {
  // More comments at one position indicate a malicious file.
  if (!context.notes.has(id) || context.openNotes.size >= maxOpenNotes) return;
  context.openNotes.add(id);
  context.anchoredNotes.add(id);
}

function linkOfElement(context: ReadContext, element: XmlElement) {
  const { attributes } = element;
  const relation = context.relations.get(attributes.get('r:id') ?? '');
  if (!relation) return null;
  const place = decodeText(attributes.get('w:anchor') ?? '');
  const title = attributes.has('w:tooltip') ? decodeText(attributes.get('w:tooltip') ?? '') : null;
  return linkTo(context, place === '' ? relation.target : `${relation.target}#${place}`, title);
}

/** The characters of a formula on one line. */
function formulaText(formula: XmlElement): string {
  return elementsOf(formula)
    .map((child) => (child.name === 'm:t' ? textOf(child) : formulaText(child)))
    .join('');
}

/** State of a checkbox content control; null for other controls. */
export function tickOf(control: XmlElement): boolean | null {
  const box = childOf(childOf(control, 'w:sdtPr'), 'w14:checkbox');
  if (!box) return null;
  const checked = childValue(box, 'w14:checked', 'w14:val');
  return checked === '1' || checked === 'true';
}
