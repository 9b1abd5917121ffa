import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

export const footMarks: DocumentRule = {
  ...official,
  id: 'zh.official-foot-marks',
  credible: 0.9,
  authority: 'GB/T 9704-2012, 7.4.2',
  *find({ blocks }) {
    const copies = blocks.filter(({ text }) => /^抄\s*[送报]\s*[:：]/u.test(text));
    yield* matchBlocks(copies, /(?<=^抄\s*[送报])\s*:/gu, () => ['：']);
    yield* matchBlocks(copies, /(?<=[\p{Script=Han}）])[；，、.]?$/gu, ({ after }) =>
      after(1) === '' ? ['。'] : null,
    );
  },
  right: [sample({ foot: '抄送：市委办公室，市财政局。' })],
  wrong: [[sample({ foot: '抄送:市委办公室，市财政局' }), sample({ foot: '抄送：市委办公室，市财政局。' })]],
};
