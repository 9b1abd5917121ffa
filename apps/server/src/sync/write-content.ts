import { documentParts } from '@inkstone/contracts/sync';
import { type BodyMark, type BodyNode, matchSequences } from '@inkstone/domain/documents/versions';
import * as Y from 'yjs';
import { type BodyElement, type DocumentContent, readChild, readText } from './content-of-document.ts';
import { writeNotes } from './notes-of-document.ts';

/**
 * Makes a document say something else, as one change that leaves alone what stays: carets, notes and edits of
 * others in the same paragraphs keep their place. Notes that the content does not have stay as they are.
 */
export function writeContent(doc: Y.Doc, { title, body, notes }: DocumentContent): void {
  doc.transact(() => {
    const shared = doc.getText(documentParts.title);
    if (shared.toString() !== title) {
      shared.delete(0, shared.length);
      shared.insert(0, title);
    }
    writeChildren(doc.getXmlFragment(documentParts.body), body.content ?? []);
    writeNotes(doc.getMap(documentParts.notes), notes);
  });
}

/** What becomes one child of a shared element: a run of text, or an element. */
type Piece = readonly BodyNode[] | BodyNode;

const isRun = (piece: Piece): piece is readonly BodyNode[] => Array.isArray(piece);

function writeChildren(parent: Y.XmlFragment, nodes: readonly BodyNode[]): void {
  const wanted = piecesOf(nodes);
  const present = parent.toArray();
  const runs = matchSequences(
    present.map(keyOfShared),
    wanted.map((piece) => JSON.stringify(piece)),
  );
  // From the end: places before a change stay what they were.
  let [oldEnd, newEnd] = [present.length, wanted.length];
  for (const { oldStart, newStart, length } of [...runs].reverse()) {
    writeGap(parent, present, oldStart + length, oldEnd, wanted.slice(newStart + length, newEnd));
    [oldEnd, newEnd] = [oldStart, newStart];
  }
  writeGap(parent, present, 0, oldEnd, wanted.slice(0, newEnd));
}

function writeGap(
  parent: Y.XmlFragment,
  present: readonly unknown[],
  from: number,
  to: number,
  wanted: readonly Piece[],
): void {
  let kept = 0;
  while (from + kept < to && kept < wanted.length) {
    const piece = wanted[kept];
    if (piece === undefined || !rewrite(present[from + kept], piece)) break;
    kept++;
  }
  if (from + kept < to) parent.delete(from + kept, to - from - kept);
  if (kept < wanted.length) parent.insert(from + kept, wanted.slice(kept).map(create));
}

/** Changes a shared child into a piece where both are of one kind; tells whether it did. */
function rewrite(shared: unknown, piece: Piece): boolean {
  if (isRun(piece)) {
    if (!(shared instanceof Y.XmlText)) return false;
    rewriteText(shared, piece);
    return true;
  }
  if (!(shared instanceof Y.XmlElement) || shared.nodeName !== piece.type) return false;
  const element = shared as BodyElement;
  const attrs = piece.attrs ?? {};
  for (const name of Object.keys(element.getAttributes()))
    if (!(name in attrs)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attrs)) {
    if (JSON.stringify(element.getAttribute(name)) !== JSON.stringify(value)) {
      element.setAttribute(name, value as never);
    }
  }
  writeChildren(element, piece.content ?? []);
  return true;
}

/** Replaces what lies between the first and the last difference of letters or formats. */
function rewriteText(shared: Y.XmlText, run: readonly BodyNode[]): void {
  const old = lettersOf(readText(shared));
  const fresh = lettersOf(run);
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let tail = 0;
  const shorter = Math.min(old.length, fresh.length) - start;
  while (tail < shorter && old[old.length - tail - 1] === fresh[fresh.length - tail - 1]) tail++;
  // Letters are code points; the shared text counts in UTF-16 units.
  const place = unitsOf(old.slice(0, start));
  shared.delete(place, unitsOf(old.slice(start, old.length - tail)));
  insertLetters(
    shared,
    place,
    run,
    unitsOf(fresh.slice(0, start)),
    unitsOf(fresh.slice(0, fresh.length - tail)),
  );
}

/** Every character with its format behind it. */
function lettersOf(run: readonly BodyNode[]): string[] {
  return run.flatMap(({ text = '', marks = [] }) => {
    const format = marks.length > 0 ? JSON.stringify(marks) : '';
    return [...text].map((letter) => letter + format);
  });
}

function unitsOf(letters: readonly string[]): number {
  let units = 0;
  for (const letter of letters) units += (letter.codePointAt(0) ?? 0) > 0xffff ? 2 : 1;
  return units;
}

/** Inserts the units from `from` to `to` of a run. */
function insertLetters(
  shared: Y.XmlText,
  place: number,
  run: readonly BodyNode[],
  from: number,
  to: number,
): void {
  let passed = 0;
  let at = place;
  for (const { text = '', marks } of run) {
    const part = text.slice(Math.max(0, from - passed), Math.max(0, to - passed));
    if (part) shared.insert(at, part, attributesOf(marks));
    at += part.length;
    passed += text.length;
  }
}

function attributesOf(marks: readonly BodyMark[] = []): Record<string, unknown> {
  return Object.fromEntries(marks.map(({ type, key, attrs }) => [key ?? type, attrs ?? {}]));
}

function piecesOf(nodes: readonly BodyNode[]): Piece[] {
  const pieces: Piece[] = [];
  for (const node of nodes) {
    const last = pieces.at(-1);
    if (node.text === undefined) pieces.push(node);
    else if (last && isRun(last)) pieces[pieces.length - 1] = [...last, node];
    else pieces.push([node]);
  }
  return pieces;
}

/** As JSON of the piece that a child would be written from. */
function keyOfShared(child: unknown): string {
  const nodes = readChild(child);
  return JSON.stringify(child instanceof Y.XmlText ? nodes : nodes[0]);
}

function create(piece: Piece): Y.XmlElement | Y.XmlText {
  if (isRun(piece)) {
    const text = new Y.XmlText();
    text.applyDelta(piece.map(({ text: insert, marks }) => ({ insert, attributes: attributesOf(marks) })));
    return text;
  }
  const element = new Y.XmlElement(piece.type);
  for (const [name, value] of Object.entries(piece.attrs ?? {})) element.setAttribute(name, value as never);
  element.insert(0, piecesOf(piece.content ?? []).map(create));
  return element;
}
