import { isSafeLink } from '@inkstone/editor/schema';
import type { Mark, Node } from '@tiptap/pm/model';
import type { WriteContext } from './context.ts';
import { dateAttribute, xmlText, xmlValue } from './xml-text.ts';

/** The content of a text block; `lineEnd` separates lines of code. */
export function inlineXml(context: WriteContext, block: Node, lineEnd = ''): string {
  const pieces: string[] = context.notes.takeFloating().map(commentSign);
  let link: Mark | null = null;
  block.forEach((node) => {
    const own = linkOf(node);
    if (link && !own?.eq(link)) pieces.push('</w:hyperlink>');
    if (own && !link?.eq(own)) pieces.push(openLink(context, own));
    link = own;
    pieces.push(
      withNotes(context, lineEnd === '' ? nodeXml(context, node) : linesXml(context, node, lineEnd)),
    );
  });
  if (link) pieces.push('</w:hyperlink>');
  return pieces.join('');
}

function linesXml(context: WriteContext, node: Node, lineEnd: string): string {
  const lines = (node.text ?? '').split('\n');
  const textNode = (line: string) => node.type.schema.text(line, node.marks);
  return lines.map((line) => (line === '' ? '' : nodeXml(context, textNode(line)))).join(lineEnd);
}

function linkOf({ marks }: Node): Mark | null {
  const link = marks.find(({ type }) => type.name === 'link');
  return link && isSafeLink(String(link.attrs.href)) ? link : null;
}

function openLink({ relations }: WriteContext, { attrs }: Mark): string {
  const title = typeof attrs.title === 'string' ? ` w:tooltip="${xmlValue(attrs.title)}"` : '';
  return `<w:hyperlink r:id="${relations.link(String(attrs.href))}"${title}>`;
}

function withNotes({ notes }: WriteContext, xml: string): string {
  const { begins, ends } = notes.next();
  const begin = begins.map((id) => `<w:commentRangeStart w:id="${id}"/>`).join('');
  const end = ends.map((id) => `<w:commentRangeEnd w:id="${id}"/>${commentSign(id)}`).join('');
  return `${begin}${xml}${end}`;
}

/** The reference mark of a comment. */
export function commentSign(id: number): string {
  return `<w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="${id}"/></w:r>`;
}

function nodeXml(context: WriteContext, node: Node): string {
  const names = new Set(node.marks.map(({ type }) => type.name));
  const formatting =
    node.type.name === 'footnote'
      ? '<w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr>'
      : formattingXml(names, node);
  const run = `<w:r>${formatting}${contentXml(context, node, names.has('deleted'))}</w:r>`;
  return withChanges(context, node.marks, run);
}

function contentXml(context: WriteContext, node: Node, isDeleted: boolean): string {
  switch (node.type.name) {
    case 'text':
      return textXml(node.text ?? '', isDeleted ? 'w:delText' : 'w:t');
    case 'hardBreak':
      return '<w:br/>';
    case 'footnote':
      context.footnotes.push(String(node.attrs.text));
      return `<w:footnoteReference w:id="${context.footnotes.length}"/>`;
    default:
      return textXml(node.textContent, 'w:t');
  }
}

/** Text with tabs and line ends, as in code. */
export function textXml(text: string, name: 'w:t' | 'w:delText'): string {
  return text
    .split(/([\t\n])/)
    .map((part) => {
      if (part === '\t') return '<w:tab/>';
      if (part === '\n') return '<w:br/>';
      return part === '' ? '' : `<${name} xml:space="preserve">${xmlText(part)}</${name}>`;
    })
    .join('');
}

/** Characters that Word treats as Western without a hint. */
const needsHint = /[“”‘’…—·]/;
const han = /\p{Script=Han}/u;

function formattingXml(names: ReadonlySet<string>, { text = '' }: Node): string {
  const style = names.has('code') ? 'HTMLCode' : names.has('link') ? 'Hyperlink' : null;
  // In the order that Word requires.
  const properties = [
    style === null ? '' : `<w:rStyle w:val="${style}"/>`,
    needsHint.test(text) && han.test(text) ? '<w:rFonts w:hint="eastAsia"/>' : '',
    names.has('bold') ? '<w:b/>' : '',
    names.has('italic') ? '<w:i/>' : '',
    names.has('strike') ? '<w:strike/>' : '',
    names.has('highlight') ? '<w:highlight w:val="yellow"/>' : '',
    names.has('underline') ? '<w:u w:val="single"/>' : '',
    names.has('superscript') ? '<w:vertAlign w:val="superscript"/>' : '',
    names.has('subscript') ? '<w:vertAlign w:val="subscript"/>' : '',
  ].join('');
  return properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
}

/** Wraps a run in its tracked changes. Text that was inserted and then deleted is a deletion inside an insertion. */
function withChanges(context: WriteContext, marks: readonly Mark[], run: string): string {
  let xml = run;
  for (const [mark, name] of [
    ['deleted', 'w:del'],
    ['inserted', 'w:ins'],
  ] as const) {
    const change = marks.find(({ type }) => type.name === mark);
    if (!change) continue;
    const { author, at } = change.attrs;
    context.serial++;
    const origin = `w:author="${xmlValue(String(author))}"${dateAttribute(typeof at === 'number' ? at : null)}`;
    xml = `<${name} w:id="${context.serial}" ${origin}>${xml}</${name}>`;
  }
  return xml;
}
