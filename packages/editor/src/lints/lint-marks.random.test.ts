import { type Random, randomInt, seededRandom } from '@inkstone/kernel';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Plugin } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { ySyncPluginKey } from 'y-prosemirror';
import { bodySchema } from '../schema/index.ts';
import { createPlainView, docOf } from '../testing/plain-view.ts';
import { findWords } from '../testing/word-checker.ts';
import { blockText, checkedBlocks } from './block-text.ts';
import { applyToMarks, lintMarksKey, lintPlaces, noLintMarks } from './lint-marks.ts';

const words = { teh: 'the', 错字: '错别字' };
const pieces = ['teh', '错字', '你好，', 'well ', '😀', 'e', '错', 't'];

const pick = <T>(random: Random, from: readonly T[]): T => from[randomInt(random, from.length)] as T;
const someText = (random: Random) =>
  Array.from({ length: 1 + randomInt(random, 6) }, () => pick(random, pieces)).join('');

function open(random: Random) {
  const marks = new Plugin({
    key: lintMarksKey,
    state: { init: () => noLintMarks, apply: (tr, state, before) => applyToMarks(tr, state, before) },
  });
  const texts = Array.from({ length: 2 + randomInt(random, 6) }, () => someText(random));
  return createPlainView([marks], docOf(...texts));
}

/** Marks every block as an immediate checker would. */
function markAll(doc: Node, tr: Transaction): Transaction {
  const place = [...checkedBlocks(doc)].flatMap(([block, starts]) =>
    starts.map((start) => ({ start, size: block.content.size, lints: findWords(blockText(block), words) })),
  );
  return tr.setMeta(lintMarksKey, { place });
}

/** Makes a local edit: typing, deleting, joining or splitting at a random position. */
function editLocally(random: Random, tr: Transaction): Transaction {
  const size = tr.doc.content.size;
  const $at = tr.doc.resolve(randomInt(random, size + 1));
  const dice = randomInt(random, 4);
  if ($at.parent.inlineContent && dice === 0) return tr.insertText(someText(random), $at.pos);
  if ($at.parent.inlineContent && dice === 1 && $at.depth > 0) return tr.split($at.pos);
  const to = Math.min(size, $at.pos + randomInt(random, 12));
  return tr.delete($at.pos, to);
}

/** Makes a remote edit like y-prosemirror: the whole document is replaced, with the same objects for unchanged blocks. */
function editRemotely(random: Random, tr: Transaction): Transaction {
  const blocks: Node[] = [];
  tr.doc.forEach((block) => {
    const dice = randomInt(random, 8);
    if (dice === 0) return;
    if (dice === 1 && block.isTextblock) blocks.push(changeText(random, block));
    else blocks.push(block);
    if (dice === 2) blocks.push(bodySchema.node('paragraph', null, bodySchema.text(someText(random))));
  });
  if (blocks.length === 0) blocks.push(bodySchema.node('paragraph'));
  return tr
    .replace(0, tr.doc.content.size, new Slice(Fragment.from(blocks), 0, 0))
    .setMeta(ySyncPluginKey, { isChangeOrigin: true });
}

function changeText(random: Random, block: Node): Node {
  const text = block.textContent;
  const at = randomInt(random, text.length + 1);
  const changed = text.slice(0, at) + someText(random) + text.slice(at + randomInt(random, 3));
  return block.copy(Fragment.from(bodySchema.text(changed)));
}

describe('lint marks under random edits', () => {
  it('are always on the text of their finding, and complete after a check', () => {
    let moved = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const random = seededRandom(seed);
      const view = open(random);
      view.dispatch(markAll(view.state.doc, view.state.tr));
      for (let step = 0; step < 20; step++) {
        const edit = pick(random, [editLocally, editRemotely]);
        view.dispatch(edit(random, view.state.tr));
        for (const { from, to, lint } of lintPlaces(view.state)) {
          expect(view.state.doc.textBetween(from, to), `seed ${seed}, step ${step}`).toBe(lint.original);
          moved++;
        }
        if (randomInt(random, 3) === 0) view.dispatch(markAll(view.state.doc, view.state.tr));
      }
      view.dispatch(markAll(view.state.doc, view.state.tr));
      const expected = [...checkedBlocks(view.state.doc)].flatMap(([block, starts]) =>
        starts.flatMap((start) => findWords(blockText(block), words).map(({ span }) => start + span.start)),
      );
      const places = lintPlaces(view.state).map((place) => place.from);
      expect(places).toEqual(expected.sort((a, b) => a - b));
    }
    expect(moved).toBeGreaterThan(10_000);
  });

  it('survive remote edits to other paragraphs', () => {
    const random = seededRandom(5);
    const view = createPlainView(open(random).state.plugins, docOf('first', 'a teh b', 'last'));
    view.dispatch(markAll(view.state.doc, view.state.tr));
    const [mark] = lintPlaces(view.state);
    const { doc } = view.state;
    const blocks = [changeText(random, doc.child(0)), doc.child(1), changeText(random, doc.child(2))];
    const tr = view.state.tr.replace(0, doc.content.size, new Slice(Fragment.from(blocks), 0, 0));
    view.dispatch(tr.setMeta(ySyncPluginKey, { isChangeOrigin: true }));
    expect(lintPlaces(view.state).map(({ serial }) => serial)).toEqual([mark?.serial]);
  });
});
