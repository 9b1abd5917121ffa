import { bodySchema, isSafeLink } from '@inkstone/editor/schema';
import type { Mark } from '@tiptap/pm/model';
import { attributeOf, type HtmlElement } from './html-tree.ts';

const marksOfTags: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'superscript',
  sub: 'subscript',
  mark: 'highlight',
};

/** The marks inside an element: inherited ones, and those from its name and style. */
export function marksWithin(element: HtmlElement, around: readonly Mark[]): readonly Mark[] {
  return [...tagMarks(element), ...styleMarks(attributeOf(element, 'style') ?? '')].reduce<readonly Mark[]>(
    (marks, mark) => mark.addToSet(marks),
    around,
  );
}

function tagMarks(element: HtmlElement): Mark[] {
  if (element.tagName === 'a') return linkMark(attributeOf(element, 'href'));
  const tracked = trackedMark(element);
  if (tracked) return [tracked];
  // Generated text, as marked by Inkstone's export. The mark is also accepted from other files.
  if (element.tagName === 'span' && attributeOf(element, 'data-generated') !== null)
    return [bodySchema.mark('generated')];
  // Google Docs wraps everything into a <b> that is not bold.
  if (element.tagName === 'b' && /font-weight:\s*normal/i.test(attributeOf(element, 'style') ?? ''))
    return [];
  const name = Object.hasOwn(marksOfTags, element.tagName) ? marksOfTags[element.tagName] : undefined;
  return name ? [bodySchema.mark(name)] : [];
}

/** A link to a web, mail or telephone address; links within the file are dropped. */
function linkMark(href: string | null): Mark[] {
  const address = href?.trim() ?? '';
  const isAbsolute = /^(?:https?|mailto|tel):/i.test(address);
  return isAbsolute && isSafeLink(address) ? [bodySchema.mark('link', { href: address })] : [];
}

/** Tracked changes as written by our own export. */
function trackedMark(element: HtmlElement): Mark | null {
  const author = attributeOf(element, 'data-author');
  if (author === null || (element.tagName !== 'ins' && element.tagName !== 'del')) return null;
  const at = Date.parse(attributeOf(element, 'datetime') ?? '');
  const name = element.tagName === 'ins' ? 'inserted' : 'deleted';
  return bodySchema.mark(name, { author, at: Number.isNaN(at) ? null : at });
}

function styleMarks(style: string): Mark[] {
  const marks: Mark[] = [];
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) marks.push(bodySchema.mark('bold'));
  if (/font-style:\s*italic/i.test(style)) marks.push(bodySchema.mark('italic'));
  if (/text-decoration(?:-line)?:[^;]*line-through/i.test(style)) marks.push(bodySchema.mark('strike'));
  else if (/text-decoration(?:-line)?:[^;]*underline/i.test(style)) marks.push(bodySchema.mark('underline'));
  return marks;
}
