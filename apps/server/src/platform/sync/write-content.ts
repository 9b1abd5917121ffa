import { boundAttributes } from '@inkstone/contracts/body';
import { documentParts } from '@inkstone/contracts/sync';
import { type BodyMark, type BodyNode, matchSequences } from '@inkstone/domain/documents/versions';
import * as Y from 'yjs';
import {
  type BodyElement,
  type DocumentContent,
  labelSetting,
  readChild,
  readText,
} from './content-of-document.ts';
import { writeNotes } from './notes-of-document.ts';

/**
 * Replaces a document's content in one change that preserves unchanged parts: carets, notes and concurrent
 * edits in the same paragraphs keep their position. Notes and a label missing in the content are unchanged.
 */
export function writeContent(doc: Y.Doc, { title, body, notes, label }: DocumentContent): void {
  doc.transact(() => {
    const shared = doc.getText(documentParts.title);
    if (shared.toString() !== title) {
      shared.delete(0, shared.length);
      shared.insert(0, title);
    }
    writeChildren(doc.getXmlFragment(documentParts.body), body.content ?? []);
    writeNotes(doc.getMap(documentParts.notes), notes);
    if (label !== undefined) doc.getMap(documentParts.settings).set(labelSetting, label);
  });
}

/** Content of one child of a shared element: a text run or an element. */
type Piece = readonly BodyNode[] | BodyNode;

const isRun = (piece: Piece): piece is readonly BodyNode[] => Array.isArray(piece);

function writeChildren(parent: Y.XmlFragment, nodes: readonly BodyNode[]): void {
  const newPieces = piecesOf(nodes);
  const present = parent.toArray();
  const runs = matchSequences(
    present.map(keyOfShared),
    newPieces.map((piece) => JSON.stringify(piece)),
  );
  // From the end, so that positions before a change stay valid.
  let [oldEnd, newEnd] = [present.length, newPieces.length];
  for (const { oldStart, newStart, length } of [...runs].reverse()) {
    writeGap(parent, present, oldStart + length, oldEnd, newPieces.slice(newStart + length, newEnd));
    [oldEnd, newEnd] = [oldStart, newStart];
  }
  writeGap(parent, present, 0, oldEnd, newPieces.slice(0, newEnd));
}

function writeGap(
  parent: Y.XmlFragment,
  present: readonly unknown[],
  from: number,
  to: number,
  newPieces: readonly Piece[],
): void {
  let kept = 0;
  while (from + kept < to && kept < newPieces.length) {
    const piece = newPieces[kept];
    if (piece === undefined || !rewrite(present[from + kept], piece)) break;
    kept++;
  }
  if (from + kept < to) parent.delete(from + kept, to - from - kept);
  if (kept < newPieces.length) parent.insert(from + kept, newPieces.slice(kept).map(create));
}

/** Updates a shared child to a piece of the same kind; returns false if the kinds differ. */
function rewrite(shared: unknown, piece: Piece): boolean {
  if (isRun(piece)) {
    if (!(shared instanceof Y.XmlText)) return false;
    rewriteText(shared, piece);
    return true;
  }
  if (!(shared instanceof Y.XmlElement) || shared.nodeName !== piece.type) return false;
  const element = shared as BodyElement;
  const attrs = piece.attrs ?? {};
  const present = element.getAttributes();
  for (const name of Object.keys(present)) if (!(name in attrs)) element.removeAttribute(name);
  // Values out of bounds may have a type that JSON lacks.
  const bounded = boundAttributes(piece.type, present);
  for (const [name, value] of Object.entries(attrs)) {
    if (present[name] !== value && JSON.stringify(bounded[name]) !== JSON.stringify(value)) {
      element.setAttribute(name, value as never);
    }
  }
  writeChildren(element, piece.content ?? []);
  return true;
}

/** Replaces the range between the first and the last difference in characters or formats. */
function rewriteText(shared: Y.XmlText, run: readonly BodyNode[]): void {
  const old = charactersOf(readText(shared));
  const newCharacters = charactersOf(run);
  let start = 0;
  while (start < old.length && start < newCharacters.length && old[start] === newCharacters[start]) start++;
  let tail = 0;
  const shorter = Math.min(old.length, newCharacters.length) - start;
  while (tail < shorter && old[old.length - tail - 1] === newCharacters[newCharacters.length - tail - 1])
    tail++;
  // Characters are code points; the shared text counts in UTF-16 units.
  const place = unitsOf(old.slice(0, start));
  shared.delete(place, unitsOf(old.slice(start, old.length - tail)));
  insertCharacters(
    shared,
    place,
    run,
    unitsOf(newCharacters.slice(0, start)),
    unitsOf(newCharacters.slice(0, newCharacters.length - tail)),
  );
}

/** Returns every character with its format appended. */
function charactersOf(run: readonly BodyNode[]): string[] {
  return run.flatMap(({ text = '', marks = [] }) => {
    const format = marks.length > 0 ? JSON.stringify(marks) : '';
    return [...text].map((character) => character + format);
  });
}

function unitsOf(characters: readonly string[]): number {
  let units = 0;
  for (const character of characters) units += (character.codePointAt(0) ?? 0) > 0xffff ? 2 : 1;
  return units;
}

/** Inserts the characters from `from` to `to` of a run. */
function insertCharacters(
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

/** Returns the child as JSON of the corresponding piece. */
function keyOfShared(child: unknown): string {
  const nodes = readChild(child, 0);
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
