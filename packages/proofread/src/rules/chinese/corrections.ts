import type { Corrector, Suggestion } from '@inkstone/chinese';
import { scaleOdds } from '../../scale-odds.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { createExampleCorrector } from './example-corrector.ts';
import { isIntended, question } from './intended.ts';
import { findKnownSlips, type KnownSlip } from './known-slips.ts';

/** Minimum credibility; less credible suggestions are not returned at any threshold. */
const minCredible = 0.3;
/** Minimum credibility before `credibleOf` adds evidence, in sentences with a known slip and without one. */
const minOfKnown = 0.06;
const minOfUnknown = 0.15;
const oddsOfKnown = 25;
const maxOfKnown = 0.85;
const oddsOfCommon = 3.3;
const oddsOfRare = 2;
/** For changes that break a firm word. */
const oddsOfBroken = 0.3;
const maxOfUnknown = 0.62;
/** Logarithms (base 10) of the probability of a common word, and of a word that is not in the model. */
const common = -4.7;
const unlikely = -9;
/** Minimum credibility for 的, 地 and 得, which are often a matter of taste; real mistakes are rare. */
const minForDe = 0.6;
const surelyWrong = 0.6;
/** Maximum credibility, because a rule for the same word has a better explanation. */
const surest = 0.94;

const de = /^[的地得]$/;
/** Words that the model often changes and hardly anybody writes by mistake. */
const firmWords = new Set(
  '做作 处世 报送 重试 泄漏 带伞 打伞 撑伞 黏人 有痰 痰多 化痰 咳痰 搁在 搁下 搁到 地下 电线 账号 登录 供应 赞成 草药 转来 转学 煨着 分支 合并 提交 暂存 变基 补丁 编译 脚本 线程 进程 缓存 索引 字段 报错 回滚 部署 日志 端口 域名 主机 终端 目录 指针 数组 递归 迭代 接口 插件 源码 克隆 快照 推送 拉取 钩子 桂花 一致 梅花 菊花'.split(
    ' ',
  ),
);
/** Forms that are never suggested: no dictionary prefers them, or they are correct only for storms and armies. */
const neverMeant = new Set(['登陆', '座落', '渡假']);

/**
 * Wrong characters and words in Chinese, by the language model: one rule per kind, sharing one analysis of
 * the text.
 */
export function correctionRules(corrector: Corrector): Rule[] {
  const suggest = rememberLast((text) => {
    const known = findKnownSlips(text);
    const credible = corrector
      .correct(text, known.length > 0 ? minOfKnown : minOfUnknown)
      .map((one) => ({ ...one, credible: credibleOf(one, known, text) }))
      .filter(
        (one) =>
          one.credible >= minCredible &&
          !neverMeant.has(one.word) &&
          !isIntended(one, text) &&
          !isUsualInComputing(one, text),
      );
    return credible.filter((one) => !credible.some((other) => isRefuted(one, other)));
  });
  const find = (isOurs: (suggestion: Suggestion) => boolean) => (view: RuleText) =>
    suggest(view.text).filter(isOurs).map(toFinding);
  return [
    { ...heads.character, find: find((one) => !isDe(one) && one.found.length === 1) },
    { ...heads.word, find: find((one) => one.found.length > 1) },
    {
      ...heads.doubled,
      find: (view) =>
        [...findDoubled(corrector, view.text)].filter((found) => !isExplained(found, suggest(view.text))),
    },
    { ...heads.de, find: find((one) => isDe(one) && one.credible >= minForDe) },
  ];
}

/**
 * Adjusts the credibility: a non-word in place of a homophone is a mistake more often than in the model's training posts; a known
 * slip in an everyday word nearly always is.
 */
function credibleOf(suggestion: Suggestion, known: readonly KnownSlip[], text: string): number {
  const { credible, noWord, resemblance, frequency = unlikely } = suggestion;
  if (known.some((slip) => isThat(slip, suggestion))) return raised(credible, oddsOfKnown, maxOfKnown);
  if (breaksWord(suggestion, text)) return scaleOdds(credible, oddsOfBroken);
  if (noWord === undefined || (resemblance !== 'sound' && resemblance !== 'near')) return credible;
  return raised(credible, frequency >= common ? oddsOfCommon : oddsOfRare, maxOfUnknown);
}

/** Whether the change replaces a firm word, or a character of one, and no other firm word results from it. */
function breaksWord({ found, better, start, end }: Suggestion, text: string): boolean {
  if (found.length === 2) return firmWords.has(found) && !firmWords.has(better);
  if (found.length !== 1) return false;
  const [before = '', after = ''] = [text[start - 1], text[end]];
  const isWord = (character: string) => firmWords.has(before + character) || firmWords.has(character + after);
  return isWord(found) && !isWord(better);
}

/** Multiplies the odds by a factor, up to a maximum; a higher credibility is unchanged. */
function raised(credible: number, factor: number, most: number): number {
  if (credible >= most) return credible;
  return Math.max(credible, Math.min(most, scaleOdds(credible, factor)));
}

/**
 * Whether a more credible change beside this one excludes it, because the word of one contains the character that the other
 * changes. In 成积, 成绩 is intended and not 沉积; in 教快, 较快 and not 教会.
 */
function isRefuted(one: Suggestion, other: Suggestion): boolean {
  return (
    other.credible > one.credible &&
    ((one.end === other.start && (other.word.startsWith(one.found) || one.word.endsWith(other.found))) ||
      (other.end === one.start && (other.word.endsWith(one.found) || one.word.startsWith(other.found))))
  );
}

/** Two words of which one begins with the character that ends the other. */
const acrossWords = new Set(['会同同级', '修建建（', '新建建（', '改建建（', '扩建建（']);

/** 一盏一盏 and 一步一步: one after another. */
const oneByOne = /^(一\p{Script=Han})\1$/u;

/** Words of texts about computing; a Latin word of three letters counts as well. */
const computing =
  /[A-Za-z]{3}|分支|提交|仓库|文件|命令|服务器|代码|配置|数据库|变量|函数|目录|选项|脚本|接口|模块|客户端|网址|链接|默认|项目/u;

/**
 * Whether the change is usual in posts, on which the model was trained, but not meant in a text about computing: 撤消, 当做 and 叫作 are
 * accepted there, and 那个分支 in a statement is not 哪个.
 */
function isUsualInComputing({ found, better, start, end }: Suggestion, text: string): boolean {
  if (!computing.test(text)) return false;
  const [before = '', after = ''] = [text[start - 1], text[end]];
  const change = found + better;
  return (
    (change === '那哪' && !question.test(text)) ||
    (change === '它他' && after === '们') ||
    (change === '消销' && before === '撤') ||
    (change === '结节' && after === '点') ||
    (change === '回恢' && after === '复') ||
    ((change === '做作' || change === '作做') && /[叫看当称想]/u.test(before)) ||
    ((change === '连链' || change === '链连') && after === '接') ||
    (change === '需须' && before === '必' && after === '的')
  );
}

/** Whether the suggestion corrects this slip. */
function isThat({ start, wrong, right }: KnownSlip, one: Suggestion): boolean {
  const [from, to] = [one.start - start, one.end - start];
  if (from < 0 || to > wrong.length) return false;
  return wrong.slice(0, from) + one.better + wrong.slice(to) === right;
}

function isDe({ found, better }: Suggestion): boolean {
  return de.test(found) && de.test(better);
}

/** Whether a corrected word beside it contains the second character: in 学习习贯, 习惯 is meant. */
function isExplained({ start, end, replacements }: Finding, suggestions: readonly Suggestion[]): boolean {
  const [once = ''] = replacements;
  return suggestions.some(
    (one) =>
      (one.start === end && one.word.startsWith(once)) || (one.end === start && one.word.endsWith(once)),
  );
}

function* findDoubled(corrector: Corrector, text: string): Generator<Finding> {
  for (const { start, end, once, credible } of corrector.findDoubled(text)) {
    if (acrossWords.has(text.slice(start - 1, end + 1)) || oneByOne.test(text.slice(start, end))) continue;
    yield { start, end, credible: Math.min(credible, surest), replacements: [once] };
  }
}

function toFinding(suggestion: Suggestion): Finding {
  const { start, end, better, word, resemblance } = suggestion;
  const credible = Math.min(suggestion.credible, surest);
  return {
    ...{ start, end, credible },
    replacements: [better],
    params: { word, resemblance },
    ...(credible < surelyWrong && !isDe(suggestion) ? { severity: 'warning' } : {}),
  };
}

/** Cached, because all these rules analyse the same sentence. */
function rememberLast(suggest: (text: string) => Suggestion[]): (text: string) => Suggestion[] {
  let last = '';
  let found: Suggestion[] = [];
  return (text) => {
    if (text !== last) found = suggest(text);
    last = text;
    return found;
  };
}

const heads: Record<'character' | 'word' | 'de' | 'doubled', Omit<Rule, 'find'>> = {
  character: {
    id: 'zh.wrong-character',
    category: 'spelling',
    severity: 'error',
    credible: 0.6,
    authority: null,
    source: 'model',
    scope: 'sentence',
    right: ['他把书放在桌子上就走了。', '会议由副主任主持，各部门负责人参加。'],
    wrong: [['我们以经完成了全部工作。', '我们已经完成了全部工作。']],
  },
  word: {
    id: 'zh.wrong-word',
    category: 'spelling',
    severity: 'error',
    credible: 0.6,
    authority: null,
    source: 'model',
    scope: 'sentence',
    right: ['这件事情的经过大家都很清楚。'],
    wrong: [['这部电影的情节非常境采。', '这部电影的情节非常精彩。']],
  },
  doubled: {
    id: 'zh.doubled',
    category: 'grammar',
    severity: 'warning',
    credible: 0.7,
    authority: null,
    source: 'model',
    scope: 'sentence',
    right: ['他看看书，天天锻炼，一支支蜡烛点亮了。', '深圳市市长来到县县委。'],
    wrong: [['我们学习习知识。', '我们学习知识。']],
  },
  de: {
    id: 'zh.de',
    category: 'grammar',
    severity: 'style',
    credible: 0.7,
    authority: null,
    source: 'model',
    scope: 'sentence',
    right: ['他高兴地说了很久，说得大家都笑了。'],
    wrong: [['时间过的真快。', '时间过得真快。']],
  },
};

/** A corrector that finds only the examples of these rules. */
export const exampleCorrector: Corrector = createExampleCorrector(
  Object.values(heads).flatMap(({ wrong }) => wrong),
);
