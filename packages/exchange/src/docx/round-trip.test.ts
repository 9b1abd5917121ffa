import { describe, expect, it } from 'vitest';
import type { Manuscript } from '../manuscript.ts';
import { readDocx, writeDocx } from './index.ts';
import { RandomBody } from './testing/random-body.ts';

/** Out to docx and back. */
function roundTrip(manuscript: Manuscript): Manuscript {
  const reading = readDocx(writeDocx(manuscript), { changes: 'keep', mostBytes: 50 * 1024 * 1024 });
  expect(reading.losses).toEqual([]);
  return reading.manuscript;
}

/** Addresses of pictures and ids of notes are given anew while a file is read: here by their first place. */
function comparable({ title, body, notes, pictures }: Manuscript) {
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
    body: JSON.parse(json),
    notes: notes
      .map((note) => ({ ...note, id: order.get(note.id) }))
      .sort((a, b) => String(a.id).localeCompare(String(b.id))),
    pictures: [...sources].map(([src, id]) => [
      id,
      pictures.get(src)?.mediaType,
      Array.from(pictures.get(src)?.bytes ?? []),
    ]),
  };
}

describe('a document that goes out to docx and comes back', () => {
  it.each(Array.from({ length: 8 }, (_, i) => i * 25))('is the same, for 25 seeds from %i', (from) => {
    for (let seed = from; seed < from + 25; seed++) {
      const manuscript = new RandomBody(seed).manuscript();
      expect(comparable(roundTrip(manuscript)), `seed ${seed}`).toEqual(comparable(manuscript));
    }
  });
});
