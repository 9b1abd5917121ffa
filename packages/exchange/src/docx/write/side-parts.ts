import type { Note } from '../../manuscript.ts';
import { textXml } from './inline.ts';
import { dateAttribute, xmlValue } from './xml-text.ts';

/** The part footnotes.xml: the two separators that Word requires, then the notes from 1. */
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

const commentSign = '<w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:annotationRef/></w:r>';

/** The part comments.xml. */
export function commentsXml(notes: readonly Note[]): string {
  return notes.map((note, number) => commentXml(note, number, paragraphId(number))).join('');
}

/** A comment; other parts refer to it by `lastId`, the id of its last paragraph. */
export function commentXml(
  { text, author, at }: Pick<Note, 'text' | 'author' | 'at'>,
  id: number,
  lastId?: string,
): string {
  const initials = xmlValue(Array.from(author)[0] ?? '');
  const attributes = `w:id="${id}" w:author="${xmlValue(author)}"${dateAttribute(at)} w:initials="${initials}"`;
  return `<w:comment ${attributes}>${paragraphsXml(text, 'CommentText', commentSign, lastId)}</w:comment>`;
}

/** The part commentsExtended.xml: resolved state and replies of comments. */
export function threadsXml(notes: readonly Note[]): string {
  const numbers = new Map(notes.map(({ id }, number) => [id, number]));
  return notes
    .map(({ isDone, replyTo }, number) => {
      const parent = replyTo === null ? undefined : numbers.get(replyTo);
      const answers = parent === undefined ? '' : ` w15:paraIdParent="${paragraphId(parent)}"`;
      return `<w15:commentEx w15:paraId="${paragraphId(number)}"${answers} w15:done="${isDone ? 1 : 0}"/>`;
    })
    .join('');
}

/** Id of the last paragraph of a comment; Word requires eight hex digits below 80000000. */
function paragraphId(comment: number): string {
  return (comment + 1).toString(16).toUpperCase().padStart(8, '0');
}

function paragraphsXml(text: string, style: string, before: string, lastId?: string): string {
  return text
    .split('\n')
    .map((line, i, lines) => {
      const words = line === '' ? '' : `<w:r>${textXml(line, 'w:t')}</w:r>`;
      const id = lastId !== undefined && i === lines.length - 1 ? ` w14:paraId="${lastId}"` : '';
      return `<w:p${id}><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${i === 0 ? before : ''}${words}</w:p>`;
    })
    .join('');
}
