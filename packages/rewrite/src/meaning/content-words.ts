import { chineseSynonyms } from '../synonyms/chinese-synonyms.ts';
import type { PartOfSpeech } from '../synonyms/thesaurus.ts';
import type { MeaningOptions } from './meaning-options.ts';

const emptyEnglish = new Set(
  `a an the this that these those it its he she they them their we us our you your i me my is are was were be been being am has
  have had having do does did will would shall should can could may might must to of in on at by for with from as and or but if
  than then so not no there here which who whom whose what when where why how all any each every some such very also too
  more most much many less least few fact order due about into onto over under between within during before after up out off
  because although while until since though however thus therefore make makes made making give gives gave given take takes
  took taken carry carried out conduct conducted perform performed provide provides provided number currently time period
  course purpose case regard able`.split(/\s+/),
);
const emptyChinese = new Set(
  `的 了 着 过 地 得 和 与 及 以及 或 而 并 并且 但 但是 在 于 对 对于 关于 把 被 将 由 从 向 到 为 为了 因 因为 由于 所以 因此 是
  有 这 那 该 此 其 之 所 也 都 就 还 又 再 更 很 非常 十分 可以 能 能够 会 要 进行 作出 做出 加以 予以 给予 开展 通过 使 使得 让
  我 我们 你 您 他 她 它 他们 们 一 个 一个 种 上 下 中 里 后 前 时 等 以 来 去 不 没 没有 未 需要 应 应该 应当 必须 原因 情况 方面
  过程 基础 当中 之后 之前 之间 之内 时候 的话 现有 目前 仅仅 仅 只 着`.split(/\s+/),
);
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Returns the content words of a sentence; English ones in lower case. */
export function contentWords(sentence: string, { language }: MeaningOptions): string[] {
  if (language === 'en') {
    const words = sentence.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
    return [...new Set(words)].filter((word) => !emptyEnglish.has(word));
  }
  const words = Array.from(segmenter.segment(sentence), ({ segment }) => segment);
  return [...new Set(words)].filter((word) => /\p{Script=Han}/u.test(word) && !emptyChinese.has(word));
}

/** Whether two words have the same base form or root, or are synonyms. */
export function haveSameMeaning(one: string, other: string, options: MeaningOptions): boolean {
  if (one === other) return true;
  return options.language === 'zh' ? matchChinese(one, other) : matchEnglish(one, other, options);
}

function matchChinese(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  return chineseSynonyms(one).includes(other) || chineseSynonyms(other).includes(one);
}

const parts: readonly PartOfSpeech[] = ['verb', 'noun', 'adjective', 'adverb'];

function matchEnglish(one: string, other: string, { resources = {} }: MeaningOptions): boolean {
  const bases = (word: string) =>
    [word, resources.tagger?.verbBase(word), resources.tagger?.singular(word)].filter((base) => base != null);
  const [first, second] = [bases(one), bases(other)];
  if (first.some((base) => second.some((each) => areRelated(base, each)))) return true;
  return first.some((base) =>
    parts.some((part) =>
      resources.thesaurus?.groupsOf(base, part).some((group) => group.some((each) => second.includes(each))),
    ),
  );
}

/** Whether two words have a long common prefix and short endings, such as decide and decision, analyse and analysis. */
function areRelated(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return (
    same >= 4 &&
    one.length - same <= 5 &&
    other.length - same <= 5 &&
    same * 2 >= Math.min(one.length, other.length)
  );
}
