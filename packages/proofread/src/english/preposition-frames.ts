import type { TaggedWord } from '../text/tagged-words.ts';

/** Verbs, adjectives and nouns directly before the preposition that they require, in the base form. */
const directFrames = `
  about: think talk worry complain dream care know hear forget learn ask argue joke brag wonder read write speak
    happy sad angry worried concerned excited enthusiastic optimistic pessimistic curious sure certain nervous anxious
    serious crazy confused honest careful upset sorry information question doubt idea book article story film concern
  at: arrive look laugh smile stare glance aim shout point yell good bad excellent skilled surprised shocked amazed
    attempt
  by: surprised impressed shocked amazed fascinated affected followed caused
  for: wait look apologize apologise search apply pay care account prepare hope ask vote wish fight qualify long blame
    responsible famous known suitable ready grateful sorry necessary essential eager useful available qualified
    reason need desire demand respect admiration responsibility cure recipe passion preference request search
  from: suffer benefit differ recover escape come result stem originate emerge derive graduate refrain retire
    different absent separate free familiar far safe
  in: succeed believe participate consist invest specialize specialise result arrive live persist engage interested
    involved engaged rich fluent successful expert increase decrease rise fall drop interest belief difference change
    experience success participation growth decline reduction improvement role
  into: turn divide translate fall look run bump enquire inquire crash research insight investigation
  of: consist think dream approve hear know complain die remind afraid proud aware fond tired full capable jealous guilty
    ashamed short typical independent sick scared certain sure frightened conscious ignorant convinced
    advantage disadvantage cause example lack number kind sort type use member opinion fear knowledge source means
  on: depend rely insist concentrate focus count spend live congratulate comment agree decide base work keen dependent
    based reliant influence impact effect emphasis attack ban
  to: listen belong lead refer reply respond apologize apologise adapt adjust object react contribute talk speak write
    go return travel amount subscribe submit admit agree correspond relate resort see happen seem appear occur explain
    similar close married used accustomed related due addicted opposed identical equal superior inferior allergic
    sensitive available important harmful kind polite rude cruel grateful new loyal dedicated devoted attached exposed
    answer solution reply reaction visit damage access attitude approach threat alternative key attention response
    introduction invitation reference contribution
  with: agree deal cope communicate argue compete interfere disagree cooperate collaborate compare talk speak struggle
    sympathize sympathise comply coincide begin start end
    happy angry satisfied pleased disappointed familiar bored busy popular compatible impressed fascinated associated
    covered filled crowded obsessed acquainted concerned
    relationship contact problem connection agreement trouble
`;
/** Verbs with an object before the preposition: "provide us with". */
const objectFrames = `
  about: ask tell remind warn inform
  for: blame thank ask punish criticize criticise forgive pay mistake exchange search need
  from: prevent stop protect save hide distinguish keep borrow separate learn remove steal exclude ban receive
  in: include involve invest find
  into: turn divide translate transform convert
  of: accuse remind inform deprive convince rob warn cure
  on: spend congratulate base impose blame waste concentrate
  to: explain introduce compare prefer attribute lend give send show add invite describe attach attract limit expose
    adapt relate leave owe
  with: provide share compare replace confuse supply associate combine help fill cover discuss equip connect
`;

const direct = readFrames(directFrames);
const withObject = readFrames(objectFrames);
/** Words between a verb and the preposition after its object. */
const inObject = /^(?:DT|PRP\$?|JJ|NN|NNS|NNP|NNPS|CD|POS)$/;
const longestObject = 4;

/** Whether the frame of the word before the preposition at `at`, or of the verb before its object, allows this preposition. */
export function allowsPreposition(words: readonly TaggedWord[], at: number): boolean {
  return framesBefore(words, at).some((prepositions) => prepositions.has(words[at]?.lower ?? ''));
}

function framesBefore(words: readonly TaggedWord[], at: number): ReadonlySet<string>[] {
  const before = words[at - 1];
  if (before === undefined) return [];
  const found = framesOf(direct, before);
  for (let back = at - 2; back >= 0 && back >= at - 1 - longestObject; back--) {
    const word = words[back];
    if (word === undefined || !inObject.test(words[back + 1]?.tag ?? '')) break;
    if (word.tag.startsWith('VB')) return [...found, ...framesOf(withObject, word)];
  }
  return found;
}

function framesOf(frames: ReadonlyMap<string, ReadonlySet<string>>, { lower, base, singular }: TaggedWord) {
  return [...new Set([lower, base ?? lower, singular ?? lower])].flatMap((form) => frames.get(form) ?? []);
}

function readFrames(lines: string): ReadonlyMap<string, ReadonlySet<string>> {
  const frames = new Map<string, Set<string>>();
  for (const [, preposition = '', heads = ''] of lines.matchAll(/(\w+):([^:]*)(?=\s\w+:|\s*$)/g)) {
    for (const head of heads.trim().split(/\s+/)) {
      frames.set(head, (frames.get(head) ?? new Set()).add(preposition));
    }
  }
  return frames;
}
