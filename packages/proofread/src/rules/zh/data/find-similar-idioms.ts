import { pinyinOf } from '../../../sensitive/sounds.ts';
import type { Finding, RuleText } from '../../rule.ts';
import { idiomRows } from './idioms.ts';
import { lookAlikeRows } from './look-alikes.ts';

const length = 4;
/** Accepted spellings and other phrases that sound like an idiom of the list. */
const accepted = new Set(
  `莫明其妙 无庸置疑 惟利是图 唯妙惟肖 唯妙唯肖 心惊胆颤 名符其实 直接了当 直捷了当 丰富多采 多姿多采 大展鸿图 得意扬扬 扬扬得意
  银妆素裹 混水摸鱼 合家欢乐 合家幸福 眼花撩乱 精疲力尽 筋疲力竭 山青水秀 五采缤纷 振振有辞 号啕大哭 发奋图强 势不可当
  惊惶失措 坚苦卓绝 满山遍野 留连忘返 大相迳庭`.split(/\s+/),
);
const idioms = idiomRows.trim().split(/\s+/);
const known = new Set(idioms);
const byBeginning = groupBy(idioms, (idiom) => idiom.slice(0, 2));
const byEnd = groupBy(idioms, (idiom) => idiom.slice(2));
const lookAlikes = readLookAlikes();

/** Finds idioms in which one character is replaced by one that sounds or looks like it. */
export function* findSimilarIdioms({ text }: RuleText): Generator<Finding> {
  for (let start = 0; start <= text.length - length; start++) {
    const beginning = byBeginning.get(text.slice(start, start + 2)) ?? [];
    const end = byEnd.get(text.slice(start + 2, start + length)) ?? [];
    if (beginning.length === 0 && end.length === 0) continue;
    const written = text.slice(start, start + length);
    if (known.has(written) || accepted.has(written)) continue;
    const idiom = [...beginning, ...end].find((each) => isSimilar(written, each));
    if (idiom !== undefined) yield { start, end: start + length, replacements: [idiom] };
  }
}

/** Whether exactly one character differs, and is confused with the right one. */
function isSimilar(written: string, idiom: string): boolean {
  const [at, second] = [0, 1, 2, 3].filter((i) => written[i] !== idiom[i]);
  if (at === undefined || second !== undefined) return false;
  return areConfused(written[at] ?? '', idiom[at] ?? '');
}

function areConfused(one: string, other: string): boolean {
  const sound = soundOf(one);
  return (sound !== null && sound === soundOf(other)) || (lookAlikes.get(one)?.includes(other) ?? false);
}

/** Pinyin without the distinctions that many speakers do not make: zh and z, ing and in. */
function soundOf(character: string): string | null {
  return (
    pinyinOf(character)
      ?.replace(/^([zcs])h/, '$1')
      .replace(/([ei])ng$/, '$1n') ?? null
  );
}

function groupBy(words: readonly string[], keyOf: (word: string) => string): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(keyOf(word), [...(groups.get(keyOf(word)) ?? []), word]);
  return groups;
}

function readLookAlikes(): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const group of lookAlikeRows.trim().split(/\s+/))
    for (const character of group) groups.set(character, (groups.get(character) ?? '') + group);
  return groups;
}
