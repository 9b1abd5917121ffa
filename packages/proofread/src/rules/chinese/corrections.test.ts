import type { Corrector, Suggestion } from '@inkstone/chinese';
import { describe, expect, it } from 'vitest';
import { createProofreader } from '../../create-proofreader.ts';
import { ownEntries } from '../../sensitive/data/own-entries.ts';
import { readSensitiveList } from '../../sensitive/read-list.ts';
import type { ProofreadOptions } from '../../settings.ts';

const changes: readonly (readonly [found: string, better: string, credible: number])[] = [
  ['天', '田', 0.99],
  ['云', '匀', 0.55],
  ['雨', '语', 0.47],
  ['风', '封', 0.35],
  ['山水', '三岁', 0.9],
  ['的', '得', 0.85],
  ['地', '的', 0.55],
];

/** A model that reports some words wherever they occur, and counts its calls. */
function stub() {
  const requested: string[] = [];
  const corrector: Corrector = {
    findDoubled: () => [],
    correct(text, least) {
      requested.push(text);
      return changes
        .flatMap(([found, better, credible]): Suggestion[] => {
          const start = text.indexOf(found);
          if (start === -1 || credible < least) return [];
          const end = start + found.length;
          return [{ start, end, found, better, word: better, resemblance: 'sound', credible }];
        })
        .sort((a, b) => a.start - b.start);
    },
  };
  const check = (text: string, options: ProofreadOptions = {}) =>
    createProofreader(options, { resources: { chinese: corrector } })
      .checkParagraph(text)
      .map(({ ruleId, original, severity, source }) => [ruleId, original, severity, source]);
  return { requested, check };
}

it('changes no correct word to a form that is not preferred', () => {
  const corrector: Corrector = {
    findDoubled: () => [],
    correct: () => [
      { start: 2, end: 3, found: '录', better: '陆', word: '登陆', resemblance: 'sound', credible: 0.9 },
      { start: 3, end: 4, found: '系', better: '细', word: '细统', resemblance: 'sound', credible: 0.9 },
    ],
  };
  const proofreader = createProofreader({}, { resources: { chinese: corrector } });
  expect(proofreader.checkParagraph('请登录系统。').map(({ original }) => original)).toEqual(['系']);
});

it('keeps 由其 where somebody’s 其 follows 由', () => {
  const corrector: Corrector = {
    findDoubled: () => [],
    correct: () => [
      { start: 0, end: 1, found: '由', better: '尤', word: '尤其', resemblance: 'sound', credible: 0.8 },
    ],
  };
  const proofreader = createProofreader({}, { resources: { chinese: corrector } });
  const found = (text: string) => proofreader.checkParagraph(text).map(({ original }) => original);
  expect(found('由其主管部门给予处分。')).toEqual([]);
  expect(found('由其户籍所在地的人民政府负责。')).toEqual([]);
  expect(found('由其在冬天，路面很滑。')).toEqual(['由']);
  expect(found('由其重要的是诚实。')).toEqual(['由']);
});

it('finds no doubled character where one word ends with it and the next begins with it', () => {
  const corrector: Corrector = {
    findDoubled: (text) => {
      const start = text.search(/(.)\1/u);
      return [{ start, end: start + 2, once: text[start] ?? '', credible: 0.7 }];
    },
    correct: () => [],
  };
  const proofreader = createProofreader({}, { resources: { chinese: corrector } });
  const found = (text: string) => proofreader.checkParagraph(text).map(({ original }) => original);
  expect(found('药监部门会同同级卫生部门检查。')).toEqual([]);
  expect(found('禁止修建建（构）筑物。')).toEqual([]);
  expect(found('我们学习习知识。')).toEqual(['习习']);
});

it('keeps 心里 before what somebody thinks or feels', () => {
  const corrector: Corrector = {
    findDoubled: () => [],
    correct: (text) =>
      [...text.matchAll(/里/gu)].map(({ index }) => ({
        ...{ start: index, end: index + 1, found: '里', better: '理', word: '心理', resemblance: 'sound' },
        credible: 0.7,
      })),
  };
  const proofreader = createProofreader({}, { resources: { chinese: corrector } });
  expect(proofreader.checkParagraph('他心里就很难过。')).toEqual([]);
  expect(proofreader.checkParagraph('他学过心里学。').map(({ original }) => original)).toEqual(['里']);
});

/** The findings of a model that proposes one change at its first occurrence. */
function found(text: string, [from, to]: readonly [string, string], credible = 0.6) {
  const corrector: Corrector = {
    findDoubled: () => [],
    correct: (checked) => {
      const start = checked.indexOf(from);
      if (start === -1) return [];
      const end = start + from.length;
      return [{ start, end, found: from, better: to, word: to, resemblance: 'sound', credible }];
    },
  };
  return createProofreader({}, { resources: { chinese: corrector } })
    .checkParagraph(text)
    .map(({ original, replacements }) => [original, replacements[0]]);
}

/** Returns the characters that are reported if the model proposes one change, and doubles one character. */
function reportedIn(text: string, found: string, better: string, word: string, doubled?: string): string[] {
  const start = text.indexOf(found);
  const double = doubled === undefined ? -1 : text.indexOf(doubled + doubled);
  const corrector: Corrector = {
    findDoubled: () =>
      doubled === undefined
        ? []
        : [{ start: double, end: double + 2 * doubled.length, once: doubled, credible: 0.8 }],
    correct: () => [
      { start, end: start + found.length, found, better, word, resemblance: 'sound', credible: 0.7 },
    ],
  };
  return createProofreader({}, { resources: { chinese: corrector } })
    .checkParagraph(text)
    .map(({ original }) => original);
}

it.each([
  ['他就住在那里。', '那', '哪', '哪里'],
  ['他又去那里了吗？', '那', '哪', '哪里'],
  ['他现在再说也没用。', '再', '在', '在'],
  ['许多小朋友在操场上玩。', '玩', '完', '完'],
  ['地铁站离这儿不远。', '远', '愿', '不愿'],
  ['他门前有一棵树。', '门', '们', '他们'],
  ['我是他门下的弟子。', '门', '们', '他们'],
])('keeps a word that fits its place: %s', (text, found, better, word) => {
  expect(reportedIn(text, found, better, word)).toEqual([]);
});

it('still finds 他们 before a verb', () => {
  expect(reportedIn('他门前往北京。', '门', '们', '他们')).toEqual(['门']);
  expect(reportedIn('我门下周出发。', '门', '们', '我们')).toEqual(['门']);
});

it('keeps what happens one after another', () => {
  expect(reportedIn('灯一盏一盏地亮了。', '灯', '等', '等', '一盏')).toEqual(['灯']);
});

it('still finds 哪 in questions', () => {
  expect(reportedIn('他到底住在那里？', '那', '哪', '哪里')).toEqual(['那']);
});

it('finds no doubled character that belongs to a corrected word beside it', () => {
  expect(reportedIn('养成学习习贯。', '贯', '惯', '习惯', '习')).toEqual(['贯']);
});

it('keeps words that hardly anybody writes by mistake, unless the model is sure', () => {
  expect(found('外面下雨，记得带伞。', ['伞', '上'])).toEqual([]);
  expect(found('外面下雨，记得带伞。', ['伞', '上'], 0.93)).toEqual([['伞', '上']]);
  expect(found('他把伞放下了。', ['伞', '上'])).toEqual([['伞', '上']]);
});

it('keeps spellings that are usual in texts about computing, only there and only in statements', () => {
  expect(found('显示在那个分支上的最后提交。', ['那', '哪'])).toEqual([]);
  expect(found('不知道该切换到那个分支。', ['那', '哪'])).toHaveLength(1);
  expect(found('他住在那个村子。', ['那', '哪'])).toEqual([['那', '哪']]);
  expect(found('可以撤消对文件的修改。', ['消', '销'])).toEqual([]);
});

it('keeps the formal 须 before 经 and similar words', () => {
  const corrector: Corrector = {
    findDoubled: () => [],
    correct: (text) =>
      [...text.matchAll(/须/gu)].map(({ index }) => ({
        ...{ start: index, end: index + 1, found: '须', better: '需', word: '需', resemblance: 'sound' },
        credible: 0.7,
      })),
  };
  const proofreader = createProofreader({}, { resources: { chinese: corrector } });
  const found = (text: string) => proofreader.checkParagraph(text).map(({ original }) => original);
  expect(found('项目须经批准。')).toEqual([]);
  expect(found('我须要时间。')).toEqual(['须']);
});

it('drops a change if a more credible one forms a word with its character', () => {
  const corrector: Corrector = {
    findDoubled: () => [],
    correct: () => [
      { start: 3, end: 4, found: '成', better: '沉', word: '沉积', resemblance: 'near', credible: 0.7 },
      { start: 4, end: 5, found: '积', better: '绩', word: '成绩', resemblance: 'sound', credible: 0.87 },
    ],
  };
  const proofreader = createProofreader({}, { resources: { chinese: corrector } });
  expect(proofreader.checkParagraph('可喜的成积。').map(({ original }) => original)).toEqual(['积']);
});

describe('a word on a list', () => {
  /** A model that reports the first character of every text. */
  const objecting: Corrector = {
    findDoubled: () => [],
    correct: (text) => {
      const found = text.slice(0, 1);
      return [{ start: 0, end: 1, found, better: '病', word: '病毒', resemblance: 'near', credible: 0.9 }];
    },
  };
  const check = (text: string, options: ProofreadOptions = {}) =>
    createProofreader(options, { resources: { chinese: objecting } })
      .checkParagraph(text)
      .filter(({ source }) => source === 'model');

  it('is no mistake, whether or not its group is on', () => {
    expect(check('水毒是一种毒品。')).toHaveLength(1);
    expect(check('冰毒是一种毒品。')).toEqual([]);
    expect(check('冰毒是一种毒品。', { sensitive: { categories: [] } })).toEqual([]);
    const words = ownEntries.map(({ word }) => word).filter((word) => /^\p{Script=Han}+$/u.test(word));
    expect(words.length).toBeGreaterThan(500);
    const proofreader = createProofreader({}, { resources: { chinese: objecting } });
    const changed = words.filter((word) =>
      proofreader.checkParagraph(`${word}，如此而已。`).some(({ source }) => source === 'model'),
    );
    expect(changed).toEqual([]);
  });

  it('is no mistake if a reader has listed it', () => {
    const entries = readSensitiveList('氷片，药材').entries;
    const lists = [{ id: 'own', version: 1, name: '药材', entries }];
    expect(check('氷片可以入药。')).toHaveLength(1);
    expect(check('氷片可以入药。', { sensitive: { lists } })).toEqual([]);
  });
});

describe('a finding of the language model of Chinese', () => {
  it('is assigned to rules for characters, words and 的地得, with its credibility', () => {
    const { requested, check } = stub();
    expect(check('看天看云看山水看的。')).toEqual([
      ['zh.wrong-character', '天', 'error', 'model'],
      ['zh.wrong-character', '云', 'warning', 'model'],
      ['zh.wrong-word', '山水', 'error', 'model'],
      ['zh.de', '的', 'style', 'model'],
    ]);
    expect(requested).toHaveLength(1);
  });

  it('has the level of the model, unless the reader has chosen another', () => {
    const found = (options: ProofreadOptions) =>
      stub()
        .check('看天看云看雨看风。', options)
        .map(([, one]) => one);
    expect(found({})).toEqual(['天', '云', '雨']);
    expect(found({ threshold: 0.3 })).toEqual(['天', '云', '雨', '风']);
    expect(found({ threshold: 0.58 })).toEqual(['天', '云']);
  });

  it('about 的, 地 and 得 is reported only if rather certain', () => {
    expect(stub().check('看地看。', { threshold: 0.3 })).toEqual([]);
  });

  it('is certain in strict mode', () => {
    const found = stub().check('看天看云看山水。', { mode: 'strict' });
    expect(found.map(([, original]) => original)).toEqual(['天', '山水']);
  });

  it('is dropped in exempt words and hidden text', () => {
    const { check } = stub();
    expect(check('看天。', { exemptWords: ['看天'] })).toEqual([]);
    expect(check('看 `天` 看。')).toEqual([]);
  });
});
