import { describe, expect, it } from 'vitest';
import { faultOf, type NewRule, ruleFileText } from '../new-rule.ts';

const rule: NewRule = {
  ...{ language: 'en', name: 'tea-time', pattern: '\\bteetime\\b', better: 'tea time' },
  ...{ wrong: "It's teetime.", right: "It's tea time." },
  ...{ briefZh: '分开写', fullZh: '这是两个词。', briefEn: 'Two words', fullEn: 'These are two words.' },
};

describe('faultOf', () => {
  it('accepts a rule whose pattern corrects its sentence', () => {
    expect(faultOf(rule)).toBeNull();
    expect(faultOf({ ...rule, better: '', wrong: 'A teetime day.', right: 'A  day.' })).toBeNull();
  });

  it.each<[Partial<NewRule>, string]>([
    [{ language: 'fr' }, 'zh or en'],
    [{ name: 'Tea Time' }, 'small letters'],
    [{ fullZh: ' ' }, 'Reason in Chinese'],
    [{ pattern: '(' }, 'not a valid regular expression'],
    [{ right: "It's time." }, "changes the wrong sentence to “It's tea time.”"],
  ])('reports the fault of %j', (part, fault) => expect(faultOf({ ...rule, ...part })).toContain(fault));
});

describe('ruleFileText', () => {
  it('contains a rule with its own sentences', () => {
    const text = ruleFileText(rule);
    expect(text).toContain("export const teaTime: Rule = {\n  id: 'en.tea-time',");
    expect(text).toContain("find: byPattern(/\\bteetime\\b/g, () => 'tea time'),");
    expect(text).toContain("wrong: [['It\\'s teetime.', 'It\\'s tea time.']],");
  });
});
