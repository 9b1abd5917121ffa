import { type Random, randomInt, seededRandom } from '@inkstone/kernel';
import { history, redo, undo } from '@tiptap/pm/history';
import type { Mark, Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { redo as redoShared, undo as undoShared, ySyncPlugin, yUndoPlugin } from 'y-prosemirror';
import * as Y from 'yjs';
import { bodySchema } from '../schema/index.ts';
import { createPlainView, type PlainView } from '../testing/plain-view.ts';
import {
  acceptProposals,
  atom,
  changeProposals,
  type DocumentSentence,
  proposalsIn,
  sentencesIn,
} from './index.ts';
import { proposalsPlugin } from './proposals-plugin.ts';
import { readBlock } from './sentence-text.ts';

const zh = ['研究', '表明', '模型', '显著', '提升', '了', '性能', '，', '方法', '较好'];
const pick = <T>(random: Random, from: readonly T[]): T => from[randomInt(random, from.length)] as T;
const markSets: readonly (readonly Mark[])[] = [
  [],
  [],
  [bodySchema.mark('bold')],
  [bodySchema.mark('link', { href: 'https://example.org/a' })],
  [bodySchema.mark('italic'), bodySchema.mark('note', { id: 'n' })],
];

function someSentence(random: Random, number: number): Node[] {
  const nodes: Node[] = [bodySchema.text(`第${number}句`)];
  for (let i = 0; i < 2 + randomInt(random, 6); i++) {
    nodes.push(bodySchema.text(pick(random, zh), pick(random, markSets)));
    if (randomInt(random, 8) === 0) nodes.push(bodySchema.node('footnote', { text: `${number}.${i}` }));
  }
  return [...nodes, bodySchema.text('。')];
}

function someDoc(random: Random): Node {
  let number = 0;
  const blocks = Array.from({ length: 1 + randomInt(random, 3) }, () => {
    const nodes = Array.from({ length: 1 + randomInt(random, 4) }, () =>
      someSentence(random, ++number),
    ).flat();
    return bodySchema.node('paragraph', null, nodes);
  });
  return bodySchema.node('doc', null, blocks);
}

/** Returns the sentence with words added, removed and replaced; atoms are kept. */
function rewritten(random: Random, text: string): string {
  const words = text.match(/第\d+句|\ufffc|。|，|[^。，\ufffc]{1,2}/gu) ?? [];
  const changed = words.map((word) => {
    if (word === atom || word === '。') return word;
    const dice = randomInt(random, 4);
    if (dice === 0) return '';
    return dice === 1 ? pick(random, zh) : dice === 2 ? word + pick(random, zh) : word;
  });
  return `改${changed.join('')}`;
}

interface Steps {
  readonly view: PlainView;
  undo(): void;
  redo(): void;
}

function openLocal(doc: Node): Steps {
  const view = createPlainView([history(), proposalsPlugin()], doc);
  const dispatch = (tr: Parameters<PlainView['dispatch']>[0]) => view.dispatch(tr);
  return { view, undo: () => void undo(view.state, dispatch), redo: () => void redo(view.state, dispatch) };
}

function openShared(doc: Node): Steps {
  const shared = new Y.Doc();
  shared.clientID = 1;
  const view = createPlainView([
    ySyncPlugin(shared.getXmlFragment('body')),
    yUndoPlugin(),
    proposalsPlugin(),
  ]);
  view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, doc.content));
  return { view, undo: () => void undoShared(view.state), redo: () => void redoShared(view.state) };
}

const wholeText = (doc: Node) => {
  let text = '';
  doc.forEach((block) => {
    text += readBlock(block).text;
  });
  return text;
};
const atomsOf = (doc: Node) => {
  const found: string[] = [];
  doc.descendants((node) => void (node.type.name === 'footnote' && found.push(node.attrs.text)));
  return found;
};

describe.each([
  ['local undo', openLocal],
  ['undo of a shared document', openShared],
] as const)('proposals under random decisions, with %s', (_name, open) => {
  it('result in exactly the accepted text, all footnotes, and the correct state of each proposal', () => {
    let accepted = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const random = seededRandom(seed);
      const { view, ...steps } = open(someDoc(random));
      const sentences = sentencesIn(view.state.doc, 0, view.state.doc.content.size);
      const footnotes = atomsOf(view.state.doc);
      const proposed = sentences.map((sentence: DocumentSentence, i) => ({
        ...sentence,
        id: `${i}`,
        tool: 'rewrite',
        original: sentence.text,
        alternatives: [rewritten(random, sentence.text)],
        state: 'ready' as const,
      }));
      changeProposals(view.asView, { add: proposed });
      // The texts before each undo step.
      const past: (readonly string[])[] = [sentences.map(({ text }) => text)];
      let now = 0;
      for (let step = 0; step < 15; step++) {
        const dice = randomInt(random, 5);
        if (dice === 0 && now > 0) {
          steps.undo();
          now--;
        } else if (dice === 1 && now < past.length - 1) {
          steps.redo();
          now++;
        } else if (dice === 2) {
          const some = new Set([`${randomInt(random, proposed.length)}`]);
          changeProposals(view.asView, randomInt(random, 2) === 0 ? { reject: some } : { restore: some });
        } else {
          const picks = proposed.filter(() => randomInt(random, 2) === 0);
          const done = acceptProposals(
            view.asView,
            picks.map(({ id, alternatives }) => ({ id, text: alternatives[0] ?? '', isGenerated: false })),
            'text',
          );
          if (done.length > 0) {
            accepted += done.length;
            const texts = past[now] ?? [];
            past.splice(now + 1, Number.POSITIVE_INFINITY);
            past.push(
              texts.map((text, i) => (done.includes(`${i}`) ? (proposed[i]?.alternatives[0] ?? '') : text)),
            );
            now++;
          }
        }
        const texts = past[now] ?? [];
        expect(wholeText(view.state.doc), `seed ${seed}, step ${step}`).toBe(texts.join(''));
        expect(atomsOf(view.state.doc)).toEqual(footnotes);
        const standings = proposalsIn(view.state).map(({ standing }) => standing);
        const expected = texts.map((text, i) => (text === proposed[i]?.original ? 'original' : 'accepted'));
        expect(standings, `seed ${seed}, step ${step}`).toEqual(expected);
      }
    }
    expect(accepted).toBeGreaterThan(100);
  });
});
