import type { Candidate } from '../candidates/candidate.ts';
import type { Proposal } from '../candidates/proposals.ts';
import { Likeness } from '../characters/character-table.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { noWord, unknownWord } from '../model/trigram-model.ts';
import { describeSeams, describeSpan } from './describe-seams.ts';
import { FeatureRow } from './feature-row.ts';

/** Common single-character surnames; some of them are everyday words as well. */
const surnames = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐沿梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺',
);

/** Names of the features of the ranker, in order. */
export const featureNames = [
  'gain',
  'gainPerChange',
  'margin',
  'rank',
  'sound',
  'shape',
  'size',
  'changes',
  'sourceSize',
  'sourceUnigram',
  'unigram',
  'oldCharacter',
  'newCharacter',
  'linkBefore',
  'linkAfter',
  'orderBefore',
  'orderAfter',
  'sizeBefore',
  'sizeAfter',
  'sourceScore',
  'sourceScoreAfter',
  'surprise',
  'fluency',
  'singles',
  'rivals',
  'runLength',
  'fromStart',
  'toEnd',
  'isParticle',
  'isPronoun',
  'isDoubled',
  'recurs',
  'surnameDistance',
  'isQuoted',
  'sourceLink',
  'commoner',
  'commonerCharacter',
  'bigramAfter',
  'sourceLinkAfter',
  'sourceOrderBefore',
  'sourceOrderAfter',
  'joinsFound',
  'joinsBetter',
  'breaksWord',
  'coverUnigram',
  'spannedWords',
  'spannedSingles',
  'crowd',
  'changedFluency',
  'pairOdds',
  'wrongOdds',
  'mistakenOdds',
  'wordOdds',
  'evidence',
  'lead',
  'leadInRun',
  'strongElsewhere',
  'backwardOdds',
  'share',
  'elsewhere',
] as const;

/** The text around a run. */
export interface Surroundings {
  readonly text: string;
  /** Offset of the run in the text. */
  readonly offset: number;
}

const window = 3;

/** Computes the features of proposals. */
export class FeatureWriter {
  private readonly language: LanguageModel;
  private readonly row = new FeatureRow();

  constructor(language: LanguageModel) {
    this.language = language;
  }

  /** Features from the run itself; `weighEvidence` sets those from other sources. */
  describe(
    lattice: SourceLattice,
    proposal: Proposal,
    all: readonly Proposal[],
    around: Surroundings,
  ): Float64Array {
    const { row, language } = this;
    const { candidate, margin, rank } = proposal;
    const { gain, likeness, changes, start, end } = candidate;
    row.begin(featureNames.length);
    row.add(gain);
    row.add(gain / changes);
    row.add(margin);
    row.add(rank);
    row.add(soundGrade(likeness));
    row.add((likeness & Likeness.shape) === 0 ? 0 : 1);
    row.add(end - start);
    row.add(changes);
    this.describeWords(lattice, candidate);
    this.describeLinks(candidate);
    describeSource(row, lattice, candidate);
    row.add(countRivals(proposal, all));
    row.add(lattice.length);
    row.add(candidate.changedFrom);
    row.add(lattice.length - candidate.changedTo);
    this.describeText(lattice, proposal, around);
    this.describeChange(lattice, candidate);
    describeSeams(row, language, lattice, candidate);
    describeSpan(row, lattice, candidate, all);
    return row.take();
  }

  private describeWords(lattice: SourceLattice, candidate: Candidate): void {
    const { row } = this;
    const { model, vocabulary } = this.language;
    const { start, end, word, changedFrom, changedTo } = candidate;
    const source = lattice.wordAt(start, end);
    let old = 0;
    let better = 0;
    for (let at = changedFrom; at < changedTo; at++) {
      const unit = vocabulary.units[vocabulary.starts[word] + at - start];
      if (unit === lattice.text[at]) continue;
      old = Math.min(old, model.unigram(lattice.wordAt(at, at + 1)));
      better = Math.min(better, model.unigram(vocabulary.findUnit(unit)));
    }
    row.add(lattice.coverEnd[changedFrom] - lattice.coverStart[changedFrom]);
    row.add(source === unknownWord ? -9 : model.unigram(source));
    row.add(model.unigram(word));
    row.add(old);
    row.add(better);
  }

  private describeLinks({ word, context }: Candidate): void {
    const { row } = this;
    const { model, vocabulary } = this.language;
    const { earlier, before, after } = context;
    row.add(model.trigram(earlier, before, word) - model.unigram(word));
    row.add(after === noWord ? 0 : model.trigram(before, word, after) - model.unigram(after));
    row.add(model.matchedOrder(earlier, before, word));
    row.add(after === noWord ? 0 : model.matchedOrder(before, word, after));
    row.add(before === noWord ? 0 : vocabulary.lengthOf(before));
    row.add(after === noWord ? 0 : vocabulary.lengthOf(after));
  }

  private describeText(
    lattice: SourceLattice,
    { candidate, replacement }: Proposal,
    { text, offset }: Surroundings,
  ): void {
    const { row } = this;
    const from = offset + candidate.changedFrom;
    const found = text.slice(from, offset + candidate.changedTo);
    const word = this.language.vocabulary.textOf(candidate.word);
    row.add(isAmong('的地得', found, replacement));
    row.add(isAmong('他她它', found, replacement));
    row.add(text[from - 1] === text[from] || text[from + 1] === text[from] ? 1 : 0);
    row.add(recurrence(text, from, found, word));
    row.add(surnameDistance(lattice, candidate.changedFrom));
    row.add(isQuoted(text, from) ? 1 : 0);
  }

  /** Features of the changed context, compared with the written one. */
  private describeChange(lattice: SourceLattice, candidate: Candidate): void {
    const { row } = this;
    const { model, vocabulary } = this.language;
    const { start, end, word, changedFrom, changedTo, context } = candidate;
    const covering = lattice.coverAt(changedFrom);
    const stretch = lattice.wordAt(start, end);
    const newOne = vocabulary.findUnit(vocabulary.units[vocabulary.starts[word] + changedFrom - start]);
    row.add(lattice.coverScore[changedFrom] - model.unigram(covering));
    row.add(model.unigram(word) - (stretch === unknownWord ? -9 : model.unigram(stretch)));
    row.add(model.unigram(newOne) - model.unigram(lattice.wordAt(changedFrom, changedFrom + 1)));
    const { after } = context;
    const last = lattice.coverAt(changedTo - 1);
    row.add(after === noWord ? 0 : model.bigram(word, after) - model.bigram(last, after));
  }
}

/** Number of other first-ranked proposals of the run that are more likely than the text. */
function countRivals(proposal: Proposal, all: readonly Proposal[]): number {
  let count = 0;
  for (const other of all) {
    if (other !== proposal && other.candidate.gain > 1 && other.rank === 0) count++;
  }
  return count;
}

function soundGrade(likeness: number): number {
  if ((likeness & Likeness.tone) !== 0) return 3;
  if ((likeness & Likeness.sound) !== 0) return 2;
  return (likeness & Likeness.nearSound) !== 0 ? 1 : 0;
}

/** Features of the written text, near the change and as a whole. */
function describeSource(
  row: FeatureRow,
  lattice: SourceLattice,
  { changedFrom, changedTo }: Candidate,
): void {
  const first = Math.max(0, changedFrom - window);
  const last = Math.min(lattice.length, changedTo + window);
  let surprisal = 0;
  let singles = 0;
  for (let at = first; at < last; at++) {
    const size = lattice.coverEnd[at] - lattice.coverStart[at];
    surprisal += lattice.coverScore[at] / size;
    if (size === 1) singles++;
  }
  const after = lattice.coverEnd[changedTo - 1];
  row.add(lattice.coverScore[changedFrom]);
  row.add(after < lattice.length ? lattice.coverScore[after] : 0);
  row.add(surprisal / (last - first));
  row.add(lattice.best / lattice.length);
  row.add(singles);
}

/** Returns 1 if the better word occurs elsewhere in the text; -1 if the written word does, with its neighbour. */
function recurrence(text: string, from: number, found: string, better: string): number {
  if (better.length > 1 && text.includes(better)) return 1;
  const end = from + found.length;
  const wide = [text.slice(Math.max(0, from - 1), end), text.slice(from, end + 1)];
  return wide.some((part) => part.length > 1 && text.indexOf(part) !== text.lastIndexOf(part)) ? -1 : 0;
}

/** Returns the distance to a preceding surname that may begin a name here: 1 or 2; 0 without one. */
function surnameDistance(lattice: SourceLattice, at: number): number {
  for (let distance = 0; distance <= 2 && at - distance >= 0; distance++) {
    const place = at - distance;
    if (lattice.coverEnd[place] - lattice.coverStart[place] > 1) return 0;
    if (isSurname(String.fromCharCode(lattice.text[place]))) return distance + 1;
  }
  return 0;
}

function isQuoted(text: string, at: number): boolean {
  const open = Math.max(text.lastIndexOf('《', at), text.lastIndexOf('“', at), text.lastIndexOf('「', at));
  if (open === -1 || at - open > 30) return false;
  const close = Math.max(text.lastIndexOf('》', at), text.lastIndexOf('”', at), text.lastIndexOf('」', at));
  return close < open;
}

function isAmong(characters: string, found: string, better: string): number {
  return found.length === 1 && characters.includes(found) && characters.includes(better) ? 1 : 0;
}

/** Whether a character is a common Chinese surname. */
function isSurname(character: string): boolean {
  return surnames.has(character);
}
