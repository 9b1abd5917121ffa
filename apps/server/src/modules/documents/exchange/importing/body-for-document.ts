import type { DocumentContent } from '../../../../sync/index.ts';

type BodyNode = DocumentContent['body'];

/**
 * The body as a shared document keeps it: attributes that say nothing are left out, pictures stand where they are kept,
 * null takes one out.
 */
export function bodyForDocument(body: BodyNode, addressOf: (src: string) => string | null): BodyNode {
  const [whole = { type: 'doc' }] = convert(body, addressOf);
  return whole.content?.length ? whole : { ...whole, content: [{ type: 'paragraph' }] };
}

function convert(node: BodyNode, addressOf: (src: string) => string | null): BodyNode[] {
  const attrs = stated(node.attrs);
  if (node.type === 'image') {
    const src = addressOf(String(node.attrs?.src ?? ''));
    return src === null ? [] : [{ type: 'image', attrs: { ...attrs, src } }];
  }
  // Notes have no place beside the text yet; their words stay.
  const marks = node.marks?.filter(({ type }) => type !== 'note');
  const content = node.content?.flatMap((child) => convert(child, addressOf));
  return [
    {
      type: node.type,
      ...(node.text === undefined ? {} : { text: node.text }),
      ...(attrs ? { attrs } : {}),
      ...(marks?.length
        ? { marks: marks.map((mark) => ({ type: mark.type, ...withAttrs(stated(mark.attrs)) })) }
        : {}),
      ...(content && content.length > 0 ? { content } : emptied(node)),
    },
  ];
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
