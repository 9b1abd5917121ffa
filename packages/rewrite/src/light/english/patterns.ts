import { participleOf } from '@inkstone/english';
import type { Finding, RuleText, TaggedWord } from '@inkstone/proofread/match';

const purposes = [
  'with the aim of',
  'with the intention of',
  'with the goal of',
  'with the objective of',
  'with the purpose of',
  'for the purpose of',
  'for the purposes of',
  'with a view to',
].map((phrase) => phrase.split(' '));

/** Finds "for the purpose of reducing", replaced by "to reduce". */
export function* findPurposes(text: RuleText): Generator<Finding> {
  const words = text.words();
  for (const [at, word] of words.entries()) {
    const phrase = purposes.find((each) => each.every((part, i) => words[at + i]?.lower === part));
    const verb = words[at + (phrase?.length ?? 0)];
    if (phrase === undefined || verb?.base == null || !verb.lower.endsWith('ing')) continue;
    if (words[at - 1]?.base === 'be') continue;
    yield {
      start: word.start,
      end: verb.end,
      replacements: [`${/^\p{Lu}/u.test(word.text) ? 'To' : 'to'} ${verb.base}`],
    };
  }
}

const quantities = new Set('several many some various few numerous'.split(' '));

/** Finds "There are several factors that influence …", replaced by "Several factors influence …". */
export function* findThereIs(text: RuleText): Generator<Finding> {
  const words = text.words();
  const [there, be, first] = words;
  if (there?.lower !== 'there' || !(be?.lower === 'are' || be?.lower === 'were')) return;
  if (first === undefined || !quantities.has(first.lower)) return;
  let at = 3;
  while (/^(?:JJ|VBN|VBG|NN)$/.test(words[at]?.tag ?? '')) at++;
  const [noun, that, verb] = words.slice(at, at + 3);
  if (noun?.tag !== 'NNS' || !(that?.lower === 'that' || that?.lower === 'which')) return;
  if (verb === undefined || verb.tag === 'VBZ' || (verb.base === null && verb.tag !== 'MD')) return;
  const kept = text.text.slice(first.start, noun.end);
  if (kept.includes('\uFFFC')) return;
  const subject = kept.slice(0, 1).toUpperCase() + kept.slice(1);
  yield { start: there.start, end: that.end, replacements: [subject] };
}

/** Finds "the method that was used by …", replaced by "the method used by …". */
export function* findShortClauses(text: RuleText): Generator<Finding> {
  const words = text.words();
  for (const [at, that] of words.entries()) {
    const [noun, be, verb, link] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
    if (that.lower !== 'that' && that.lower !== 'which') continue;
    if (!/^NNS?$/.test(noun?.tag ?? '') || be === undefined || verb?.tag !== 'VBN') continue;
    if (!/^(?:is|are|was|were)$/.test(be.lower)) continue;
    if (!/^(?:by|in|on|at|for|with|from|during)$/.test(link?.lower ?? '')) continue;
    if (text.text.slice(noun?.end, that.start).trim() !== '' || isAfterVerbOfSpeech(words, at)) continue;
    yield { start: noun?.end ?? 0, end: be.end, replacements: [''] };
  }
}

/** Whether "that" follows a verb of speech; in "the results show that …", "show" may be tagged as a noun. */
function isAfterVerbOfSpeech(words: readonly TaggedWord[], at: number): boolean {
  return /^(?:shows?|claims?|states?|reports?|findings?|views?|fact|idea|belief|hope|hopes|results?|evidence)$/.test(
    words[at - 1]?.lower ?? '',
  );
}

const verbOfNoun = new Map(
  Object.entries({
    comparison: 'compare',
    analysis: 'analyze',
    evaluation: 'evaluate',
    investigation: 'investigate',
    examination: 'examine',
    measurement: 'measure',
    calculation: 'calculate',
    assessment: 'assess',
    review: 'review',
    selection: 'select',
    inspection: 'inspect',
    simulation: 'simulate',
    classification: 'classify',
    collection: 'collect',
    removal: 'remove',
    installation: 'install',
    implementation: 'implement',
    preparation: 'prepare',
    extraction: 'extract',
    estimation: 'estimate',
    reconstruction: 'reconstruct',
    segmentation: 'segment',
    verification: 'verify',
    validation: 'validate',
    translation: 'translate',
    transcription: 'transcribe',
  }),
);
const performed = new Set('conducted performed undertaken made done'.split(' '));
/** Nouns in plural form whose number is ambiguous. */
const unclear = new Set('data series species means'.split(' '));

/** Finds "An analysis of the samples was carried out", replaced by "The samples were analyzed". */
export function* findHiddenVerbs(text: RuleText): Generator<Finding> {
  const words = text.words();
  for (let at = 0; at + 4 < words.length; at++) {
    const [article, noun, of] = words.slice(at, at + 3);
    const verb = verbOfNoun.get(noun?.lower ?? '');
    if (verb === undefined || of?.lower !== 'of' || !/^(?:an?|the)$/.test(article?.lower ?? '')) continue;
    const finding = readPassive(text.text, words, at, verb);
    if (finding !== null) yield finding;
  }
}

function readPassive(text: string, words: readonly TaggedWord[], at: number, verb: string): Finding | null {
  let end = at + 3;
  while (/^(?:DT|JJ[RS]?|NNS?|NNP|CD|PRP\$|VBN)$/.test(words[end]?.tag ?? '') && end < at + 9) end++;
  const [article, head, first] = [words[at], words[end - 1], words[at + 3]];
  const be = words[end]?.lower ?? '';
  const last =
    words[end + 1]?.lower === 'carried' && words[end + 2]?.lower === 'out' ? words[end + 2] : words[end + 1];
  if (article === undefined || head === undefined || first === undefined || last === undefined) return null;
  if (!/^(?:was|were|is|are)$/.test(be) || !(last.lower === 'out' || performed.has(last.lower))) return null;
  const object = text.slice(first.start, head.end);
  if (!/^NNS?$/.test(head.tag) || object.includes('\uFFFC') || end === at + 3) return null;
  const isPlural = head.tag === 'NNS' || unclear.has(head.lower);
  const isPast = be === 'was' || be === 'were';
  const form = isPlural ? (isPast ? 'were' : 'are') : isPast ? 'was' : 'is';
  const isOpening = /^\p{Lu}/u.test(article.text);
  const subject = isOpening ? object.slice(0, 1).toUpperCase() + object.slice(1) : object;
  return { start: article.start, end: last.end, replacements: [`${subject} ${form} ${participleOf(verb)}`] };
}
