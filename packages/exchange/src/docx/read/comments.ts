import type { Note } from '../../manuscript.ts';
import { type DocxParts, decodeText, elementsOf, type XmlElement } from '../../word-file/index.ts';
import type { Relation } from './relations.ts';
import { elementsOfPart, plainText } from './side-texts.ts';

/** Extended data of a comment, keyed by its last paragraph. */
interface Thread {
  readonly isDone: boolean;
  /** The last paragraph of the comment that it replies to. */
  readonly parent: string | null;
}

/** Comments by id; replies refer to their parent. */
export function readComments(parts: DocxParts, relations: ReadonlyMap<string, Relation>): Map<string, Note> {
  const comments = elementsOfPart(parts, relations, 'comments');
  const threads = readThreads(parts, relations);
  const noteIds = new Map(comments.map((comment, at) => [lastParagraph(comment), `note-${at + 1}`]));
  const notes = new Map<string, Note>();
  for (const [at, comment] of comments.entries()) {
    const { attributes } = comment;
    const time = Date.parse(attributes.get('w:date') ?? '');
    const thread = threads.get(lastParagraph(comment) ?? '');
    notes.set(attributes.get('w:id') ?? '', {
      id: `note-${at + 1}`,
      text: plainText(comment),
      author: decodeText(attributes.get('w:author') ?? ''),
      at: Number.isNaN(time) ? null : time,
      isDone: thread?.isDone ?? false,
      replyTo: (thread?.parent && noteIds.get(thread.parent)) || null,
    });
  }
  return notes;
}

function readThreads(parts: DocxParts, relations: ReadonlyMap<string, Relation>): Map<string, Thread> {
  return new Map(
    elementsOfPart(parts, relations, 'commentsExtended').map(({ attributes }) => [
      attributes.get('w15:paraId') ?? '',
      {
        isDone: /^(?:1|true|on)$/.test(attributes.get('w15:done') ?? ''),
        parent: attributes.get('w15:paraIdParent') ?? null,
      },
    ]),
  );
}

function lastParagraph(comment: XmlElement): string | undefined {
  return elementsOf(comment)
    .findLast(({ name }) => name === 'w:p')
    ?.attributes.get('w14:paraId');
}
