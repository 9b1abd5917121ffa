import type { Finding, Rule, RuleText } from '../rule.ts';
import { traditionalCharacters } from './data/traditional-characters.ts';

const others = /[\p{Script=Han}]/gu;
const candidates = new RegExp(`[${[...traditionalCharacters.keys()].join('')}]`, 'gu');
/** Maximum number of traditional characters; with more of them, or fewer Han characters, traditional script is intended. */
const most = 2;
const fewest = 12;

export const strayTraditional: Rule = {
  id: 'zh.stray-traditional',
  category: 'typography',
  severity: 'warning',
  credible: 0.83,
  authority: '国家通用语言文字法第十七条；通用规范汉字表（2013）',
  scope: 'paragraph',
  find: findStray,
  right: ['我們都是學生，今天來學校讀書。', '我们都是学生，今天来学校读书。', '“國”是“国”的繁体字。'],
  wrong: [
    ['我們今天下午一起去学校图书馆看书。', '我们今天下午一起去学校图书馆看书。'],
    ['他对这个問题有自己的看法，不愿意多谈。', '他对这个问题有自己的看法，不愿意多谈。'],
  ],
};

function* findStray({ text }: RuleText): Generator<Finding> {
  if (/繁体|繁體|正体字/u.test(text)) return;
  const found = [...text.matchAll(candidates)];
  if (found.length === 0 || found.length > most) return;
  if ((text.match(others) ?? []).length < fewest * found.length) return;
  for (const { 0: character, index } of found) {
    const simplified = traditionalCharacters.get(character);
    if (simplified !== undefined) yield { start: index, end: index + 1, replacements: [simplified] };
  }
}
