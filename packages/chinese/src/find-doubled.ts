import { hanRuns, maxRunLength } from './lattice/source-lattice.ts';
import { unknownWord } from './model/trigram-model.ts';
import type { Describer } from './ranking/describe-text.ts';

/** Doubled characters that were probably intended once. Offsets are UTF-16 units. */
export interface DoubledCharacters {
  readonly start: number;
  readonly end: number;
  /** The repeated part. */
  readonly once: string;
  /** Share of such findings that are mistakes, from 0 to 1. */
  readonly credible: number;
}

const maxLength = 3;
/** Logarithm (base 10) of the probability above which a doubled form, or a word that contains it, is intended. */
const usualForm = -5.6;
const usualWord = -5.9;
/** Minimum increase of the logarithm of the run's probability when the second one is removed. */
const minGain = 2.7;
const certainGain = 4;
/**
 * A doubled measure word is correct after a character of `counting` (一支支); a doubled character of `offices`
 * can end a place name and begin an office (深圳市市长).
 */
const counting = /[一那这几]$/u;
const offices = /[市县省州坝局厅司部处科村镇乡区路街楼桥河江湖山岛站台院校系班组队店厂城港网]/u;
/** Words whose doubling is a description, as in 荆棘丛丛. */
const masses = /[丛重层片簇团点滴缕丝串排行道声阵]/u;
/** Verbs that are doubled before their objects: 解解渴, 帮帮忙. */
const verbs =
  /[解散聊洗帮见跑理排睡看听打唱跳谈握鼓点摇挥拍开吃喝逛养玩读写做买走坐站想试问说讲教学练爬拉推搬抬提拿放擦扫刷切炒煮烤泡倒尝闻摸碰动转换修补画照量称算数猜查找认背抄翻盖搭拆关锁聚比争吵骂笑哭游滑骑赶赛考收拾整梳剪刮染剃熨晒晾种浇喂遛遮挡透吹暖醒减加增压发出求劝道赔请告访串拜磕敬送接迎陪伴商讨评论谋划琢磨消避躲藏歇休息松活热防治调沟通交流品鉴欣赏瞧望瞅盯扯拽捏揉捶按敲弹吊钓抓捞捡挖填铺垫抱扛]/u;

/** Words that are repeated for emphasis. */
const emphatic =
  /^(?:更多|很多|好多|许多|真的|加油|怎么办|快点|谢谢|拜托|对不起|没事|等等|慢点|小心|恭喜|不要|不行|千万)$/u;

/** Finds doubled characters and words by the model: the run is much more probable without the second one. */
export function* findDoubled(text: string, describer: Describer): Generator<DoubledCharacters> {
  for (const { index, 0: run } of text.matchAll(hanRuns)) {
    if (run.length > maxRunLength) continue;
    for (let at = 0; at < run.length - 1; at++) {
      for (let size = 1; size <= maxLength && at + 2 * size <= run.length; size++) {
        if (!isDoubled(run, at, size) || isUsual(run, at, size, describer)) continue;
        const gain = gainOf(run, at, size, describer);
        if (gain < minGain) continue;
        const start = index + at;
        const credible = gain < certainGain ? 0.6 : 0.75;
        yield { start, end: start + 2 * size, once: run.slice(at, at + size), credible };
      }
    }
  }
}

/** Whether characters are doubled exactly: three times is intended, and so are two doubled characters (叽叽喳喳). */
function isDoubled(run: string, at: number, size: number): boolean {
  if (size === 1 && (isPair(run, at + 2) || isPair(run, at - 2))) return false;
  for (let i = at; i < at + size; i++) if (run[i] !== run[i + size]) return false;
  const once = run.slice(at, at + size);
  return !run.startsWith(once, at + 2 * size) && (at < size || run.slice(at - size, at) !== once);
}

const isPair = (run: string, at: number) => at >= 0 && at + 1 < run.length && run[at] === run[at + 1];

/** Whether the doubled form is a word, part of a word, or a regular reduplication. */
function isUsual(run: string, at: number, size: number, describer: Describer): boolean {
  const end = at + 2 * size;
  const once = run.slice(at, at + size);
  if (emphatic.test(once) || (size === 1 && run[end] === '看')) return true;
  if (size === 1 && masses.test(once) && end === run.length) return true;
  if (counting.test(run.slice(0, at)) || (size === 1 && offices.test(once))) return true;
  if (frequencyOf(run.slice(at, end), describer) > usualForm) return true;
  if (size === 1 && verbs.test(once) && frequencyOf(run.slice(at + 1, at + 3), describer) > usualForm)
    return true;
  for (let from = Math.max(0, at - 2); from <= at; from++) {
    for (let to = end; to <= Math.min(run.length, end + 2); to++) {
      const isLonger = to - from > end - at && to - from <= 4;
      if (isLonger && frequencyOf(run.slice(from, to), describer) > usualWord) return true;
    }
  }
  return false;
}

/** Logarithm (base 10) of the probability of a word; minus infinity if the model has no such word. */
function frequencyOf(word: string, { language: { model, vocabulary } }: Describer): number {
  const units = Uint16Array.from(word, (unit) => unit.charCodeAt(0));
  const id = vocabulary.find(units, 0, units.length);
  return id === unknownWord ? Number.NEGATIVE_INFINITY : model.unigram(id);
}

function gainOf(run: string, at: number, size: number, { lattice }: Describer): number {
  lattice.read(run, 0, run.length);
  const written = lattice.best;
  const without = run.slice(0, at) + run.slice(at + size);
  lattice.read(without, 0, without.length);
  return lattice.best - written;
}
