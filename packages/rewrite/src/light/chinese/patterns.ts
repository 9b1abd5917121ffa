import type { LightReason } from '../reasons.ts';
import { changesOfAmount, manners, mannersWithDe, mutual, plainAdverbs, transitive } from './verbs.ts';

/** A pattern with its replacement; null keeps the match. */
export interface ChinesePattern {
  readonly reason: LightReason;
  readonly pattern: RegExp;
  readonly better: (groups: Readonly<Record<string, string | undefined>>) => string | null;
}

const han = '\\p{Script=Han}';
/** Text that may follow a complete verb phrase. */
const end = '(?=[，。；！？、）]|$|后|之后|以后|时|的(?!是)|并|以|来|才)';
/** An object between 对 and the verb that is not a clause. */
const object = `(?<object>(?:(?!产生|造成|具有|进行|作出|做出|加以|给予|是|把|将|并|而|对|不|没|有[^关效限])[${han}A-Za-z、]){2,20}?)`;
/** 对 as a preposition. */
const to = '(?<![针绝相面反应核校比派成配作敌])(?:对于?)';
const empty = '(?:进行|作出|做出|加以|展开|开展|予以|给予)';
const manner = `(?:(?<manner>${manners})(?:的|地)?|(?<mannerDe>${mannersWithDe})(?:的|地))?`;
const verb = `(?<verb>(?:${transitive})(?:(?:和|与|、|并)(?:${transitive}))?)`;

/** Adds the manner to a verb: 更加深入地 + verb, or the manner unchanged. */
function withManner(groups: Readonly<Record<string, string | undefined>>): string {
  const { manner = '', mannerDe, verb = '' } = groups;
  return mannerDe === undefined ? manner + verb : `${mannerDe}地${verb}`;
}

const hiddenVerbs: readonly ChinesePattern[] = [
  // 对数据进行了系统的分析 → 系统分析了数据
  {
    reason: 'nounToVerb',
    pattern: new RegExp(`${to}${object}${empty}(?<done>了)?${manner}${verb}${end}`, 'gu'),
    better: (groups) =>
      groups.object?.endsWith('的')
        ? null
        : `${withManner(groups)}${groups.done ?? ''}${groups.object ?? ''}`,
  },
  // 对收入的提高具有促进作用 → 促进收入的提高
  {
    reason: 'nounToVerb',
    pattern: new RegExp(
      `${to}${object}(?:具有|有|起到|起)(?<done>了)?(?:着)?(?:(?<manner>显著|明显|积极|直接|有效)的?)?(?<verb>促进|推动|抑制|阻碍|保护|制约|带动)作用${end}`,
      'gu',
    ),
    better: ({ object = '', done = '', manner = '', verb = '' }) => `${manner}${verb}${done}${object}`,
  },
  // 对环境造成了严重的影响 → 严重影响了环境
  {
    reason: 'nounToVerb',
    pattern: new RegExp(
      `${to}${object}(?:造成|产生|带来)(?<done>了)?(?:(?<manner>严重|深刻|显著|直接|间接|明显)的?)?影响${end}`,
      'gu',
    ),
    better: ({ object = '', done = '', manner = '' }) => `${manner}影响${done}${object}`,
  },
  // 需要进行修改 → 需要修改
  {
    reason: 'nounToVerb',
    pattern: new RegExp(
      `(?<=[${han}\\uFFFC])进行${manner}${verb}(?=[，。；！？]|$|后|之后|以后|时|并)`,
      'gu',
    ),
    better: (groups) => withManner(groups),
  },
  // 和技术部门进行了沟通 → 和技术部门沟通了
  {
    reason: 'nounToVerb',
    pattern: new RegExp(
      `(?<=[与和同跟][^，。；！？、\\s]{2,16})进行(?<done>了)?${manner}(?<verb>${mutual})(?=[，。；！？]|$)`,
      'gu',
    ),
    better: (groups) => `${withManner(groups)}${groups.done ?? ''}`,
  },
  {
    reason: 'nounToVerb',
    pattern: new RegExp(
      `(?<=[尽快及时早日应要请予以便可再]{1,2})(?:给予|作出|做出)${manner}(?<verb>答复|回复|处理|解释|说明|决定|回应|支持|配合|调整|安排|反馈)(?=[，。；！？]|$)`,
      'gu',
    ),
    better: (groups) => withManner(groups),
  },
];

const firm =
  '得到|取得|产生|造成|具有|有|起|起到|发挥|存在|形成|提供|发生|没有|引起|受到|做出|作出|带来|获得|占有|处于';
const needlessDe: readonly ChinesePattern[] = [
  // 产生了深远的影响 → 产生了深远影响
  {
    reason: 'needlessDe',
    pattern: new RegExp(
      `(?<=(?:${firm})(?:了|着)?)(?<one>重要|积极|关键|显著|明显|密切|重大|巨大|深刻|广泛|深远|不利|有利|负面|消极|严重|充分|有效|可靠|有力|坚实|统一|一定|直接)的(?<two>作用|意义|影响|地位|变化|差异|改善|提高|提升|联系|关系|进步|成就|关注|应用|重视|挑战|后果|损失|保障|保证|依据|支撑|支持|基础|认识|参考价值|局限性|难度|进展|成效|效果|贡献|认可|好评|推广)`,
      'gu',
    ),
    better: ({ one = '', two = '' }) => one + two,
  },
  // 需要进一步的验证 → 需要进一步验证
  {
    reason: 'needlessDe',
    pattern: new RegExp(
      `(?<one>进一步)的(?<two>${transitive}|提高|提升|发展|加强|探索|改善)(?=[，。；！？]|$)`,
      'gu',
    ),
    better: ({ one = '', two = '' }) => one + two,
  },
  // 有效地提高 → 有效提高
  {
    reason: 'needlessDe',
    pattern: new RegExp(
      `(?<![${han}]性|不|更|更加|更为|较为|十分|非常|特别|最|很|较)(?<one>${plainAdverbs})地(?=[${han}]{2})(?![把被对将向在从给])`,
      'gu',
    ),
    better: ({ one = '' }) => one,
  },
  // 温度的升高会导致强度的下降 → 温度升高会导致强度下降
  {
    reason: 'needlessDe',
    pattern: new RegExp(`(?<=[${han}]{2})的(?<two>${changesOfAmount})(?=会|将|可能|导致|使|引起|能)`, 'gu'),
    better: ({ two = '' }) => two,
  },
  {
    reason: 'needlessDe',
    pattern: new RegExp(
      `(?<=(?:导致|引起|造成)(?:了)?[${han}]{2,8})的(?<two>${changesOfAmount})(?=[，。；]|$)`,
      'gu',
    ),
    better: ({ two = '' }) => two,
  },
];

const short: readonly ChinesePattern[] = [
  {
    reason: 'wordyPhrase',
    pattern: /(?<=[\p{Script=Han}\uFFFC]{2})(?<![有小那这候么])的时候(?=，)/gu,
    better: () => '时',
  },
  {
    reason: 'wordyPhrase',
    pattern: /(?<=[\p{Script=Han}\uFFFC]{2})(?<![此那这其自])之后(?![的来人])/gu,
    better: () => '后',
  },
  {
    reason: 'wordyPhrase',
    pattern: /(?<=[\p{Script=Han}\uFFFC]{2})(?<![此那这其在])之前(?![的来])/gu,
    better: () => '前',
  },
  {
    reason: 'wordyPhrase',
    pattern: /(?<=时间|期限|工作日|\uFFFC|范围|年|月|天|周|小时)之内/gu,
    better: () => '内',
  },
  {
    reason: 'wordyPhrase',
    pattern: /(?<=\p{Script=Han}{2})(?<![这那从在心])里面(?!的)/gu,
    better: () => '里',
  },
  // 学术界对于这一概念的界定 → 学术界对这一概念的界定
  {
    reason: 'wordyPhrase',
    pattern: /(?<=[\p{Script=Han}]{2})对于(?![^，。；]{0,16}(?:来说|而言|来讲|，))/gu,
    better: () => '对',
  },
  {
    reason: 'redundant',
    pattern: /(?<=(?:大约|大概|约|差不多|将近|近)[^，。；！？]{0,8}\uFFFC{1,8}(?:的时间)?)左右/gu,
    better: () => '',
  },
];

/** Wordy patterns of Chinese. */
export const chinesePatterns: readonly ChinesePattern[] = [...hiddenVerbs, ...needlessDe, ...short];
