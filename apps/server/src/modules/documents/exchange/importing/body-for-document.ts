import { type DocumentContent, keyOfNote } from '../../../../sync/content.ts';

type BodyNode = DocumentContent['body'];
type BodyMark = NonNullable<BodyNode['marks']>[number];

/** Where things are kept that a body speaks of. */
export interface BodyPlaces {
  readonly addressOf: (src: string) => string | null;
  /** The id of a note in the document by its id in the file. */
  readonly noteIds: ReadonlyMap<string, string>;
}

/**
 * The body as a shared document keeps it: attributes that say nothing are left out, pictures stand where they are kept,
 * null takes one out, and marks of notes name the notes that the document has.
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

/** What held only pictures that are gone keeps the paragraph that it must have. */
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
