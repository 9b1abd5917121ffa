import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

export const titlePunctuation: DocumentRule = {
  ...official,
  id: 'zh.official-title-punctuation',
  credible: 0.9,
  authority: null,
  find: ({ title }) =>
    matchBlocks(title === null ? [] : [title], /[。！；.]+$|(?<!“[^”]*)[，,](?!\d)/gu, () => ['']),
  right: [sample({}), sample({ title: '青山市人民政府关于印发《青山市消防、安全办法》的通知' })],
  wrong: [[sample({ title: '青山市人民政府关于开展安全检查的通知。' }), sample({})]],
};
