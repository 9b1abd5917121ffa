import { type DocumentRule, official } from '../document-rule.ts';
import { sample } from '../sample.ts';

const definition = /([\p{Script=Han}]{5,40})（以下(?:统称|简称)[“：:]?([\p{Script=Han}]{2,15})”?）/gu;

export const abbreviation: DocumentRule = {
  ...official,
  id: 'zh.official-abbreviation',
  severity: 'style',
  credible: 0.6,
  authority: null,
  *find({ body }) {
    const text = body.map((block) => block.text).join('\n');
    for (const { index, 1: before = '', 2: short = '', 0: whole } of text.matchAll(definition)) {
      const full = nameAtEnd(before, text);
      if (full === null || full.length <= short.length) continue;
      yield* laterUses(body, full, short, index + whole.length);
    }
  },
  right: [sample({ body: '青山市安全生产监督管理委员会（以下简称市安委会）负责检查。\n市安委会另行通知。' })],
  wrong: [
    [
      sample({
        body: '青山市安全生产监督管理委员会（以下简称“市安委会”）负责。\n请报青山市安全生产监督管理委员会。',
      }),
      sample({ body: '青山市安全生产监督管理委员会（以下简称“市安委会”）负责。\n请报市安委会。' }),
    ],
  ],
};

/** Returns the longest suffix of the text before the definition that occurs again, because the start of a name is not marked. */
function nameAtEnd(before: string, text: string): string | null {
  for (let at = 0; at + 5 <= before.length; at++) {
    const name = before.slice(at);
    if (text.indexOf(name, text.indexOf(name) + 1) >= 0) return name;
  }
  return null;
}

function* laterUses(
  body: readonly { text: string; start: number }[],
  full: string,
  short: string,
  behind: number,
) {
  let passed = 0;
  for (const block of body) {
    for (let at = block.text.indexOf(full); at >= 0; at = block.text.indexOf(full, at + full.length)) {
      if (passed + at < behind) continue;
      yield {
        start: block.start + at,
        end: block.start + at + full.length,
        replacements: [short],
        params: { short },
      };
    }
    passed += block.text.length + 1;
  }
}
