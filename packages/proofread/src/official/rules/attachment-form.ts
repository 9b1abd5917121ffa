import { type DocumentRule, official } from '../document-rule.ts';
import { matchBlocks } from '../match-blocks.ts';
import { sample } from '../sample.ts';

export const attachmentForm: DocumentRule = {
  ...official,
  id: 'zh.official-attachment-form',
  credible: 0.9,
  authority: 'GB/T 9704-2012, 7.3.4',
  *find({ attachments }) {
    const fixed = (better: string) => () => [better];
    yield* matchBlocks(attachments, /^附(?:件)?\s*(?:\d*\s*:|(?<!附件)：|\d+\s*：)/gu, ({ found }) => {
      const number = /\d+/.exec(found)?.[0] ?? '';
      return [`附件：${number === '' ? '' : `${number}.`}`];
    });
    yield* matchBlocks(attachments, /(?<=^(?:附件：)?\s*\d{1,2})\s*[、，．](?=\S)/gu, fixed('.'));
    yield* matchBlocks(attachments, /[。；;，,、.]$/gu, fixed(''));
    yield* matchBlocks(
      attachments,
      /(?<=(?:^附件[：:]\s*|[.．、]\s*))《([^《》]+)》(?=[。；]?$)/gu,
      ({ groups: [name = ''] }) => [name],
    );
  },
  right: [sample({ attachment: '附件：1.检查表\n2.名单' }), sample({ attachment: '附件：检查表' })],
  wrong: [
    [sample({ attachment: '附件:检查表' }), sample({ attachment: '附件：检查表' })],
    [sample({ attachment: '附：检查表' }), sample({ attachment: '附件：检查表' })],
    [
      sample({ attachment: '附件：1、检查表；\n2、名单。' }),
      sample({ attachment: '附件：1.检查表\n2.名单' }),
    ],
    [sample({ attachment: '附件：《检查表》' }), sample({ attachment: '附件：检查表' })],
  ],
};
