import { byAnyOf, byContext, byWords, type WordFix } from '../../match/by-words.ts';
import { baseForm, pastForm, thirdForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

/** The words of a question in the order of a statement: “is the station” becomes “the station is”. */
const subjectFirst: WordFix = ({ marked: [be, ...subject] }) =>
  `${subject.map(({ text }) => text).join(' ')} ${be.text}`;

export const indirectQuestion: Rule = {
  id: 'en.indirect-question',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'sure|know|certain|care [ that ] he|she|it|they|we|you|i MD|VBZ|VBP|VBD !,|.* or not',
      () => 'whether',
    ),
    byContext(
      'know|tell me|us? how [ is|was the|your|his|her weather|family|food|life|job|trip|work|mother|father ] there|here|in|now|today|.|,',
      subjectFirst,
    ),
    byWords(
      'ask|asks|asked me|him|her|us|them [ that ] i|you|he|she|it|we|they|the had|has|have|was|were|would|could|can|wanted|needed|knew|liked',
      () => ['whether', 'if'],
    ),
    byWords(
      'know|understand|remember|wonder|explain what [ means this|that|the|it NN ] .',
      ({ marked: [verb, determiner, noun] }) =>
        determiner === undefined || noun === undefined
          ? null
          : `${determiner.text} ${noun.text} ${verb.text}`,
    ),
    byWords(
      '^ do|did|does you|they|he|she|anyone|we know|remember where|what|when|who|why|how [ is|are|was|were the|my|your|his|her|our|their|this NN|NNS ] ?',
      subjectFirst,
    ),
    byWords(
      'know|wonder|wondered|sure|ask|asked|see|care me|him|her|us|them? if|whether [ will|can|would|could|should|is|are|was|were he|she|it|they|we|you|i ]',
      ({ marked: [helper, subject] }) => (subject === undefined ? null : `${subject.text} ${helper.text}`),
    ),
    byWords(
      'know|knows|knew|understand|wonder|wondered|remember|see|explain|tell|ask|asked|idea me|us|him|her|them? what|where|who|how|why|when [ is|are|was|were|am he|she|it|they|we|you|this|that ] .|,|and|but|because',
      ({ marked: [be, subject], words }) =>
        subject === undefined || (words[0]?.lower === 'see' && words.length > 5)
          ? null
          : `${subject.text} ${be.text}`,
    ),
    byWords(
      "n't|not know|understand|remember|wonder what|where|how|why|when [ is|are|was|were the|my|his|her|your NN|NNS ] .|,",
      subjectFirst,
    ),
    byWords(
      'ask|asked|asks|tell|told|tells|show|showed|explain|explained me|us|him|her|them|you where|how|when [ is|are|was|were the|my|his|her|your|our|their NN|NNS ] .',
      ({ marked: [be, ...subject], sentence }) =>
        sentence.some(({ tag }) => tag === '"' || tag === ':')
          ? null
          : `${subject.map(({ text }) => text).join(' ')} ${be.text}`,
    ),
    byWords(
      'i|we wonder|wondered what|where|how|why|when|who [ is|are|was|were the|my|his|her|your|our|their JJ|JJS? NN|NNS ] .',
      subjectFirst,
    ),
    byWords(
      '^ tell me|us|him|her what|where|how|why|when [ is|are|was|were the|my|his|her|your|their NN|NNS ] .',
      subjectFirst,
    ),
    byWords(
      'you tell|explain|show me|us where|what|who|how|when|why [ is|are|was|were the|my|your|his|her|our|their NN|NNS ] .|?',
      subjectFirst,
    ),
    byWords(
      'know|knows|knew|understand|wonder|wondered|remember|tell|ask|asked|explain me|us|him|her|them? what|where|how|why|when|who [ do|does|did he|she|it|they|we|you|i|this|that VB|~VB ]',
      ({ marked: [helper, subject, verb], sentence }) => {
        if (
          subject === undefined ||
          verb === undefined ||
          sentence.some(({ tag }) => tag === '"' || tag === ':')
        )
          return null;
        const form =
          helper.lower === 'do' ? baseForm(verb) : helper.lower === 'does' ? thirdForm(verb) : pastForm(verb);
        return form === null ? null : `${subject.text} ${form}`;
      },
    ),
    byWords(
      'know|tell|ask|explain|wonder|see|check me|us|him|her|them? how|when|where|what|why|which|if much|many|long|often|far|time? [ do|does|did the|my|your|his|her|our|their|this JJ? NN|NNS VB|~VB ]',
      ({ marked, sentence }) => {
        const [helper, ...rest] = marked;
        const verb = rest.at(-1);
        if (verb === undefined || sentence.some(({ tag }) => tag === '"' || tag === ':')) return null;
        const form =
          helper.lower === 'do' ? baseForm(verb) : helper.lower === 'does' ? thirdForm(verb) : pastForm(verb);
        return form === null ? null : [...rest.slice(0, -1).map(({ text }) => text), form].join(' ');
      },
    ),
    byWords(
      'know|knows|knew|understand|wonder|remember|tell|learn|explain me|us|him|her|them? what|where|how|why|when|who [ can|should|will|could he|she|it|they|we|you|i ] VB|~VB',
      ({ marked: [modal, subject], sentence }) =>
        subject === undefined || sentence.some(({ tag }) => tag === '"' || tag === ':')
          ? null
          : `${subject.text} ${modal.text}`,
    ),
    byWords(
      'wonder|know|knows|see|tell|remember|understand|ask|asked me|you|him|her|us? what|where|who|why|how [ is|are|was|were he|she|they|it|you|we ] VBG|.|,|?|and|but',
      ({ marked: [be, subject], words, sentence }) =>
        subject === undefined ||
        (sentence.some(({ tag }) => tag === '"' || tag === ':' || tag === ',') && words.at(-1)?.lower === '?')
          ? null
          : `${subject.text} ${be.text}`,
    ),
    byWords(
      'tell|know|ask|wonder me|you|us? what time|colour|color|day [ is|was it|he|she ] .|?|,|now',
      ({ marked: [be, subject] }) => (subject === undefined ? null : `${subject.text} ${be.text}`),
    ),
    byWords(
      'know|tell|ask|asked|wonder|see|check|remember me|us|you|him|her|them? how much|many|long|often|far|old|soon [ do|does|did he|she|it|they|we|you|i this|that? VB|~VB ]',
      ({ marked: [helper, subject, verb], sentence }) => {
        if (
          verb === undefined ||
          subject === undefined ||
          sentence.some(({ tag }) => tag === '"' || tag === ':')
        )
          return null;
        const form =
          helper.lower === 'do' ? baseForm(verb) : helper.lower === 'does' ? thirdForm(verb) : pastForm(verb);
        return form === null ? null : `${subject.text} ${form}`;
      },
    ),
    byWords(
      'ask|asked|asks|tell|told|know me|us|him|her|them|you? what [ is|was|are|were my|your|his|her|our|their name|address|job|age|number|hobby|hobbies|opinion|plan|plans|dream|nationality|favorite|favourite NN|NNS? ] .|and|,',
      ({ marked: [be, ...subject], sentence }) =>
        sentence.some(({ tag }) => tag === '"' || tag === ':')
          ? null
          : `${subject.map(({ text }) => text).join(' ')} ${be.text}`,
    ),
  ]),
  right: [
    "I don't know what it is.",
    'Tell me where you live.',
    'Do you know why he left?',
    'He asked, "Where are you?"',
  ],
  wrong: [
    ['Could you tell me how much does it cost?', 'Could you tell me how much it costs?'],
    ["I'm not sure that he will come or not.", "I'm not sure whether he will come or not."],
    ['He asked me what was my name.', 'He asked me what my name was.'],
    ['She asked us that we had finished.', 'She asked us whether we had finished.'],
    ["I don't know what means this word.", "I don't know what this word means."],
    ['Do you know where is the station?', 'Do you know where the station is?'],
    ["I don't know if will he come.", "I don't know if he will come."],
    ['I wonder where is the nearest station.', 'I wonder where the nearest station is.'],
    ['I wonder what is he doing.', 'I wonder what he is doing.'],
    ['She asked me where was the station.', 'She asked me where the station was.'],
    ['Tell me what time is it.', 'Tell me what time it is.'],
    ["I don't know what does this mean.", "I don't know what this means."],
    ["I don't know where is he.", "I don't know where he is."],
    ['I do not know where is the station.', 'I do not know where the station is.'],
    ['Could you tell me where is the station?', 'Could you tell me where the station is?'],
    ['Tell me what is your name.', 'Tell me what your name is.'],
    ['He must learn how can he use it.', 'He must learn how he can use it.'],
    ['Tell me how often does the bus stop here.', 'Tell me how often the bus stops here.'],
    ['Tell me where do you live.', 'Tell me where you live.'],
    ['I wonder why did he go.', 'I wonder why he went.'],
    ['Do you know how can I get there?', 'Do you know how I can get there?'],
  ],
};
