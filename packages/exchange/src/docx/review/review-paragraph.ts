import { childOf, element, type XmlElement } from '../../word-file/index.ts';
import { xmlClean } from '../write/xml-text.ts';
import type { CommentsPart } from './comments-part.ts';
import type { Change, Edit } from './plan-edits.ts';
import { Rebuilding } from './rebuild.ts';
import { createTextElement, type Fragment, splitRun } from './split-run.ts';
import type { Unit, VisibleParagraph } from './visible-text.ts';

/** Creates the element of a tracked change with author, date and id. */
export type MarkChange = (name: 'w:ins' | 'w:del', content: readonly XmlElement[]) => XmlElement;

/** A fragment at its position: unchanged, or wrapped as deleted. */
interface PlacedFragment extends Fragment {
  readonly shown: XmlElement;
  readonly holder: XmlElement;
}

/** Writes edits into one paragraph. */
export function reviewParagraph(
  paragraph: VisibleParagraph,
  edits: readonly Edit[],
  comments: CommentsPart,
  mark: MarkChange,
): void {
  const rebuilding = new Rebuilding();
  const touched = new Set(edits.flatMap(({ units }) => units));
  const placed = placeFragments(paragraph, touched, edits, rebuilding, mark);
  for (const edit of edits) insert(edit, placed, rebuilding, mark);
  for (const edit of edits) {
    if (edit.comment === null) continue;
    const { start, end, sign } = comments.add(edit.comment);
    const [from, to] = anchorsOf(paragraph, edit, placed);
    rebuilding.putBefore(from, start);
    rebuilding.putAfter(to, end, sign);
  }
  rebuilding.run(paragraph.element, new Set([...touched].flatMap(({ holders }) => holders)));
}

function placeFragments(
  { units }: VisibleParagraph,
  touched: ReadonlySet<Unit>,
  edits: readonly Edit[],
  rebuilding: Rebuilding,
  mark: MarkChange,
): PlacedFragment[] {
  const unitOf = new Map(units.map((unit) => [unit.element, unit]));
  const placed: PlacedFragment[] = [];
  const seen = new Set<XmlElement>();
  for (const { run, holders } of touched) {
    const holder = holders.at(-1);
    if (run === null || holder === undefined || seen.has(run)) continue;
    seen.add(run);
    const fragments = splitRun(run, unitOf, edits).map((fragment) => ({
      ...fragment,
      holder,
      shown: fragment.deletedBy ? mark('w:del', [fragment.run]) : fragment.run,
    }));
    placed.push(...fragments);
    rebuilding.replace(
      run,
      fragments.map(({ shown }) => shown),
    );
  }
  return placed;
}

/** Inserts the new text of a change after the old text, with the same formatting. */
function insert(
  edit: Edit,
  placed: readonly PlacedFragment[],
  rebuilding: Rebuilding,
  mark: MarkChange,
): void {
  const { change } = edit;
  if (change === null || change.text === '') return;
  const old = placed.filter(({ deletedBy }) => deletedBy === edit);
  const last = old.findLast(({ holder }) => holder === old[0]?.holder);
  const before = last ?? placed.findLast(({ end }) => end === change.start);
  const beside = before ?? placed.find(({ start }) => start === change.start);
  if (beside === undefined) throw new Error('A change without a place in the file');
  const inserted = mark('w:ins', [copyRun((old[0] ?? beside).run, change)]);
  if (before) rebuilding.putAfter(beside.shown, inserted);
  else rebuilding.putBefore(beside.shown, inserted);
}

/** Creates a run of new text with the formatting of another run. */
function copyRun(model: XmlElement, { text }: Change): XmlElement {
  const pieces = xmlClean(text)
    .split(/([\t\n])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '\t') return element('w:tab');
      return piece === '\n' ? element('w:br') : createTextElement('w:t', piece);
    });
  const formatting = childOf(model, 'w:rPr');
  if (formatting === undefined) return element('w:r', {}, pieces);
  const kept = formatting.children.filter((each) => typeof each === 'string' || each.name !== 'w:rPrChange');
  return element('w:r', {}, [element('w:rPr', {}, kept), ...pieces]);
}

/** Returns the elements between which a comment is anchored. Content that must not be split is included as a whole. */
function anchorsOf(
  paragraph: VisibleParagraph,
  { units, start, end }: Edit,
  placed: readonly PlacedFragment[],
): [XmlElement, XmlElement] {
  const own = placed.filter((each) => each.start < end && start < each.end && each.start >= 0);
  const [first, last] = [units[0], units.at(-1)];
  const isPlain = (unit: Unit | undefined) => unit?.holders.length === 1 && unit.field === null;
  const outer = (unit: Unit | undefined, side: 'begin' | 'end') =>
    unit?.field?.[side] ?? unit?.holders[1] ?? unit?.run ?? unit?.element ?? paragraph.element;
  const from = (isPlain(first) ? own[0]?.shown : null) ?? outer(first, 'begin');
  const to = (isPlain(last) ? own.at(-1)?.shown : null) ?? outer(last, 'end');
  return [from, to];
}
