import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

/** 代字 with a year in any brackets and a serial number. */
const pattern =
  /(?<=\p{Script=Han}{1,10})(?<!法|法释|高法)([〔［[(（【﹝])\s*((?:19|20)?\d{2})\s*([〕］\])）】﹞])\s*(第?)\s*(0*)([1-9]\d{0,4})\s*号/gu;

export const numberForm: DocumentRule = {
  ...official,
  id: 'zh.official-number-form',
  severity: 'error',
  credible: 0.95,
  authority: 'GB/T 9704-2012, 7.2.5',
  find: ({ blocks }) =>
    matchBlocks(blocks, pattern, ({ found, groups: [, year = '', , , , number = ''] }) => {
      const better = `〔${year.length === 2 ? `20${year}` : year}〕${number}号`;
      return better === found ? null : [better];
    }),
  right: [sample({}), sample({ body: '根据《青山市消防办法》（青政发〔2024〕12号），通知如下：' })],
  wrong: [
    [sample({ number: '青政发[2026]8号' }), sample({})],
    [sample({ number: '青政发（2026）第8号' }), sample({})],
    [sample({ number: '青政发〔2026〕008号' }), sample({})],
    [sample({ number: '青政发〔26〕8号' }), sample({})],
  ],
};
