import type { Note } from '../../manuscript.ts';
import { textXml } from './inline.ts';
import { dateAttribute, xmlValue } from './xml-text.ts';

/** The part footnotes.xml: the two lines that Word asks for, then the notes from 1 on. */
export function footnotesXml(texts: readonly string[]): string {
  const lines = [
    ['-1', 'separator'],
    ['0', 'continuationSeparator'],
  ].map(
    ([id, type]) =>
      `<w:footnote w:type="${type}" w:id="${id}"><w:p><w:r><w:${type}/></w:r></w:p></w:footnote>`,
  );
  const number =
    '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r>';
  const notes = texts.map(
    (text, i) => `<w:footnote w:id="${i + 1}">${paragraphsXml(text, 'FootnoteText', number)}</w:footnote>`,
  );
  return [...lines, ...notes].join('');
}

/** The part comments.xml; ids count from `first`. */
export function commentsXml(notes: readonly Note[], first = 0): string {
  const sign = '<w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:annotationRef/></w:r>';
  return notes
    .map(({ text, author, at }, i) => {
      const initials = xmlValue(Array.from(author)[0] ?? '');
      const attributes = `w:id="${first + i}" w:author="${xmlValue(author)}"${dateAttribute(at)} w:initials="${initials}"`;
      return `<w:comment ${attributes}>${paragraphsXml(text, 'CommentText', sign)}</w:comment>`;
    })
    .join('');
}

function paragraphsXml(text: string, style: string, before: string): string {
  return text
    .split('\n')
    .map((line, i) => {
      const words = line === '' ? '' : `<w:r>${textXml(line, 'w:t')}</w:r>`;
      return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${i === 0 ? before : ''}${words}</w:p>`;
    })
    .join('');
}
