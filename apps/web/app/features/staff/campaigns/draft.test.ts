import { expect, it } from 'vitest';
import { emptyDraft, readTerms } from './draft.ts';

const prices = new Map([['month_vip', '19.9']]);

it('reads prices in fen, and empty limits as none', () => {
  const draft = { ...emptyDraft, title: 'Autumn', campaignId: ' autumn ', prices, quota: '30' };
  expect(readTerms(draft)).toEqual({
    ...{ title: 'Autumn', campaignId: 'autumn', from: null, to: null, quota: 30, perAccount: null },
    offers: [{ itemId: 'month_vip', amount: 1990, usdHint: null }],
  });
});

it.each([[[]], [['']], [['0']], [['19.999']], [['1', 'much']]])(
  'returns no terms for the prices %j',
  (texts) => {
    const wrong = new Map(texts.map((text, n) => [`item_${n}`, text]));
    expect(readTerms({ ...emptyDraft, prices: wrong })).toBeNull();
  },
);
