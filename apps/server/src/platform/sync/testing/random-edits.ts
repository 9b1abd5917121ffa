import { documentParts, syncLimits } from '@inkstone/contracts/sync';
import { type Instant, instant, type Random, randomInt } from '@inkstone/kernel';
import * as Y from 'yjs';

const words = ['墨', '字', '写作', '天地玄黄', 'word', ' ', '，', '😀', 'étude'];

/** The visible content of a document as one text. */
export function textOf(doc: Y.Doc): string {
  const notes = [...doc.getMap<Y.Map<unknown>>(documentParts.notes)].flatMap(([name, note]) =>
    Object.entries(note.toJSON()).map(([field, value]) => `${name} ${field} ${value}`),
  );
  const parts = [doc.getText(documentParts.title), doc.getXmlFragment(documentParts.body), ...notes.sort()];
  return parts.join('\n');
}

/**
 * One edit at `now` by the writer's clock: title, text, formatting, paragraphs, notes, sometimes a large
 * paste.
 */
export function editByChance(doc: Y.Doc, random: Random, now: Instant = instant(0)): void {
  const body = doc.getXmlFragment(documentParts.body);
  const dice = randomInt(random, 100);
  if (dice < 10) editText(doc.getText(documentParts.title), random);
  else if (dice < 25 || body.length === 0) insertParagraph(body, random);
  else if (dice < 30) body.delete(randomInt(random, body.length), 1);
  else if (dice >= 92) editNotes(doc, random, now);
  else {
    const paragraph = body.get(randomInt(random, body.length)) as Y.XmlElement;
    const text = paragraph.get(0);
    if (!(text instanceof Y.XmlText)) paragraph.insert(0, [new Y.XmlText('新')]);
    else if (dice < 31) text.insert(0, '贴'.repeat(syncLimits.part / 2));
    else if (dice < 40 && text.length > 0)
      text.format(0, betweenCharacters(text, text.length, random), { bold: {} });
    else editText(text, random);
  }
}

function insertParagraph(body: Y.XmlFragment, random: Random): void {
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(words[randomInt(random, words.length)])]);
  body.insert(randomInt(random, body.length + 1), [paragraph]);
}

function editText(text: Y.Text, random: Random): void {
  const at = betweenCharacters(text, text.length, random);
  if (text.length - at > 0 && randomInt(random, 3) === 0) {
    const end = betweenCharacters(text, Math.min(at + 5, text.length), random);
    text.delete(Math.min(at, end), Math.abs(end - at));
  } else {
    text.insert(at, words[randomInt(random, words.length)] ?? '');
  }
}

/** Few names, so that writers often change the same note or create two with one name. */
function editNotes(doc: Y.Doc, random: Random, now: Instant): void {
  const notes = doc.getMap<Y.Map<unknown>>(documentParts.notes);
  const name = `note-${randomInt(random, 4)}`;
  const note = notes.get(name);
  const text = note?.get('text');
  const dice = randomInt(random, 4);
  if (!note || !(text instanceof Y.Text)) {
    notes.set(
      name,
      new Y.Map<unknown>([
        ['text', new Y.Text('注')],
        ['createdAt', now],
      ]),
    );
  } else if (dice === 0) note.set('doneAt', now);
  else if (dice === 1) note.set('deletedAt', now);
  else editText(text, random);
}

/**
 * A position up to `max`, never inside an emoji: editors do not split these, and Yjs could not repair it.
 */
function betweenCharacters(text: Y.Text, max: number, random: Random): number {
  const at = randomInt(random, max + 1);
  const plain = (text.toDelta() as { insert: string }[]).map(({ insert }) => insert).join('');
  const isInside = /[\ud800-\udbff]$/.test(plain.slice(0, at)) && /^[\udc00-\udfff]/.test(plain.slice(at));
  return isInside ? at - 1 : at;
}
