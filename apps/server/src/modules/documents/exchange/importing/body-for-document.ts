import { type DocumentContent, keyOfNote } from '../../../../platform/sync/content.ts';

type BodyNode = DocumentContent['body'];
type BodyMark = NonNullable<BodyNode['marks']>[number];

/** Stored locations of what a body refers to. */
export interface BodyPlaces {
  readonly addressOf: (src: string) => string | null;
  /** The id of a note in the document by its id in the file. */
  readonly noteIds: ReadonlyMap<string, string>;
}

/**
 * Converts an imported body for a shared document: empty attributes are omitted, pictures refer to their
 * stored files (null removes one), and note marks to the document's notes.
 */
export function bodyForDocument(body: BodyNode, places: BodyPlaces): BodyNode {
  const [whole = { type: 'doc' }] = convert(body, places);
  return whole.content?.length ? whole : { ...whole, content: [{ type: 'paragraph' }] };
}

function convert(node: BodyNode, places: BodyPlaces): BodyNode[] {
  const attrs = stated(node.attrs);
  if (node.type === 'image') {
    const src = places.addressOf(String(node.attrs?.src ?? ''));
    return src === null ? [] : [{ type: 'image', attrs: { ...attrs, src } }];
  }
  const marks = node.marks?.flatMap((mark) => convertMark(mark, places));
  const content = node.content?.flatMap((child) => convert(child, places));
  return [
    {
      type: node.type,
      ...(node.text === undefined ? {} : { text: node.text }),
      ...(attrs ? { attrs } : {}),
      ...(marks?.length ? { marks } : {}),
      ...(content && content.length > 0 ? { content } : emptied(node)),
    },
  ];
}

function convertMark({ type, attrs }: BodyMark, { noteIds }: BodyPlaces): BodyMark[] {
  if (type !== 'note') return [{ type, ...withAttrs(stated(attrs)) }];
  const id = noteIds.get(String(attrs?.id));
  return id === undefined ? [] : [{ type, attrs: { id }, key: keyOfNote(id) }];
}

/** An element that held only removed pictures keeps its required paragraph. */
function emptied({ content, type }: BodyNode): Pick<BodyNode, 'content'> {
  const isHolder = content && content.length > 0 && type !== 'paragraph' && type !== 'doc';
  return isHolder ? { content: [{ type: 'paragraph' }] } : {};
}

function withAttrs(attrs: BodyNode['attrs']): Pick<BodyNode, 'attrs'> {
  return attrs ? { attrs } : {};
}

function stated(attrs: BodyNode['attrs']): BodyNode['attrs'] {
  const entries = Object.entries(attrs ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
