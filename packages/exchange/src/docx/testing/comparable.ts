import type { Manuscript } from '../../manuscript.ts';

/**
 * Converts a document to a comparable form. Addresses of pictures and ids of notes are reassigned while a file is read, so they
 * are replaced by numbers in the order of occurrence.
 */
export function comparable({ title, body, notes, pictures }: Manuscript) {
  const [order, sources] = [new Map<string, string>(), new Map<string, string>()];
  const name = (known: Map<string, string>, key: string, prefix: string) => {
    if (!known.has(key)) known.set(key, `${prefix}${known.size + 1}`);
    return known.get(key);
  };
  body.descendants((node) => {
    for (const { type, attrs } of node.marks) if (type.name === 'note') name(order, attrs.id, 'n');
    if (node.type.name === 'image') name(sources, node.attrs.src, 'p');
  });
  const json = JSON.stringify(body.toJSON(), (key, value) => {
    if (key === 'id') return order.get(value);
    if (key === 'src') return sources.get(value);
    return value;
  });
  return {
    title,
    body: sorted(JSON.parse(json)),
    notes: notes
      .map((note) => ({ ...note, id: order.get(note.id), replyTo: order.get(note.replyTo ?? '') ?? null }))
      .sort((a, b) => String(a.id).localeCompare(String(b.id))),
    pictures: [...sources].map(([src, id]) => [
      id,
      pictures.get(src)?.mediaType,
      Array.from(pictures.get(src)?.bytes ?? []),
    ]),
  };
}

/** Sorts marks of one type, because their order has no meaning. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, sorted(each)] as const);
  return Object.fromEntries(
    entries.map(([key, each]) => {
      if (key !== 'marks' || !Array.isArray(each)) return [key, each];
      return [key, each.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))];
    }),
  );
}
