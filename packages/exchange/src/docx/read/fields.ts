import { isSafeLink } from '@inkstone/editor/schema';
import type { Mark } from '@tiptap/pm/model';
import type { XmlElement } from '../../word-file/index.ts';
import { markOf, type ReadContext } from './context.ts';

/** Whether the present content is visible, as opposed to a field instruction. */
export function isShowing({ openFields }: ReadContext): boolean {
  return openFields.every((field) => field.isShowing);
}

/** The link of the open fields for their result. */
export function linkOfFields({ openFields }: ReadContext): Mark | null {
  return openFields.findLast(({ link }) => link !== null)?.link ?? null;
}

const deepestField = 64;

/** Processes the start, separator or end of a field; returns text for a field without a result. */
export function readFieldSign(context: ReadContext, { attributes }: XmlElement): string {
  const { openFields } = context;
  const field = openFields.at(-1);
  switch (attributes.get('w:fldCharType')) {
    case 'begin':
      if (openFields.length < deepestField)
        openFields.push({ instruction: '', isShowing: false, link: null });
      return '';
    case 'separate':
      if (field) {
        field.isShowing = true;
        field.link = linkOfInstruction(context, field.instruction);
      }
      return '';
    case 'end':
      openFields.pop();
      return field && !field.isShowing ? textOfFormula(context, field.instruction) : '';
    default:
      return '';
  }
}

/** A field instruction ends with its paragraph, so that an unterminated one does not hide the rest. */
export function endInstructions({ openFields }: ReadContext): void {
  while (openFields.length > 0 && openFields.at(-1)?.isShowing === false) openFields.pop();
}

/** Appends to the instruction of the innermost field. */
export function fieldText({ openFields }: ReadContext, text: string): void {
  const field = openFields.at(-1);
  if (field && !field.isShowing) field.instruction += text;
}

/** The link of `HYPERLINK "address" \l "place"`; null for other fields. */
export function linkOfInstruction(context: ReadContext, instruction: string): Mark | null {
  const [, address] = /^\s*HYPERLINK\s+(?:"([^"]*)"|(?!\\)\S+)/i.exec(instruction) ?? [];
  if (address === undefined) return null;
  const [, place] = /\\l\s+"([^"]*)"/.exec(instruction) ?? [];
  return linkTo(context, place === undefined ? address : `${address}#${place}`);
}

/** A link to an external address; null, and a loss, if it is unsafe. */
export function linkTo(context: ReadContext, address: string, title: string | null = null): Mark | null {
  if (address === '' || address.startsWith('#')) return null;
  // Relative addresses refer to the author's file system.
  if (/^[a-z][a-z\d+.-]*:/i.test(address) && isSafeLink(address)) {
    return markOf('link', { href: address, ...(title === null ? {} : { title }) });
  }
  context.losses.add('links');
  return null;
}

/** Returns the text of formulas and enclosed characters in old field codes, which have no result. */
function textOfFormula(context: ReadContext, instruction: string): string {
  if (!/^\s*EQ\s/i.test(instruction)) return '';
  context.losses.add('formulas');
  const words = instruction.replace(/^\s*EQ\s+/i, '').replace(/\\\*\s*\S+|\\[a-z]+\d*/gi, '');
  return words
    .replace(/[(),;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
