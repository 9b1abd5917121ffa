import { type Random, randomInt } from '@inkstone/kernel';
import { findLocks } from '../locks/find-locks.ts';
import { lockedText } from '../locks/lock.ts';
import { type MaskedText, maskLocks } from '../locks/mask-locks.ts';
import { unmask } from '../locks/unmask.ts';

/** Pieces of random sentences: locks of every kind, and text without locks. */
const lockedPieces = [
  ...[
    '2025年3月5日',
    '3.5%',
    '12 kg',
    '约300名',
    '¥5,000',
    '百分之二十',
    '第三章',
    'p < 0.05',
    '1,234.5 km',
    'GPT-4',
    '-20 °C',
  ],
  ...[
    '国办发〔2025〕5号',
    '《中华人民共和国民法典》',
    'GB/T 7714—2015',
    '[3]',
    '[2-4]',
    '[1,3]',
    '(Smith, 2020)',
    '（张三，2020）',
  ],
  ...[
    '(Smith & Lee, 2020, p. 5)',
    '\\cite{lee2019}',
    '$x^2+y_1$',
    '\\(a+b\\)',
    'https://example.com/a?b=1#c',
    'a.b@example.org',
  ],
  ...[
    '10.1000/xyz.123',
    '`let x = 1`',
    '“不可更改的引文”',
    '「引」',
    '"as it was said"',
    '\uFFFC',
    'March 3, 2025',
    '14:30',
    '卷积神经网络',
  ],
];
const freePieces = [
  ...[
    '研究表明',
    '我们认为',
    '结果',
    '，',
    '。',
    '的',
    '对数据进行分析',
    ' the results ',
    ' show that ',
    ' and ',
    '因此',
    ' in order to ',
    '；',
  ],
  ...['由于', '提高', '⟦', '⟧', '[[', '<x', ' we ', '（', '）', '\n', '!'],
];

/** The term that random sentences lock in addition to detected locks. */
export const hostileTerms = ['卷积神经网络'];

/** Generates a random sentence of locked and free pieces. */
export function randomSentence(random: Random): string {
  return Array.from({ length: 1 + randomInt(random, 9) }, () => {
    const list = randomInt(random, 2) === 0 ? lockedPieces : freePieces;
    return list[randomInt(random, list.length)] ?? '';
  }).join('');
}

const mask = /⟦\d+(?::[^⟧]*)?⟧|<x+\d+\/>|<x+\d+>[\s\S]*?<\/x+\d+>/g;

/** Changes that a hostile or careless model makes to its answer. */
const faults: readonly ((answer: string, random: Random) => string)[] = [
  (answer) => answer,
  (answer) => answer.replace(mask, ''),
  (answer, random) => dropOne(answer, random),
  (answer) => answer.replace(mask, (found) => found + found),
  (answer) =>
    [...answer.matchAll(mask)]
      .map(([found]) => found)
      .reverse()
      .join('，'),
  (answer) => answer.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
  (answer) =>
    answer.replace(
      /⟦(\d+)/g,
      (_, id: string) => `⟦ ${String.fromCharCode(...[...id].map((each) => each.charCodeAt(0) + 0xfee0))} `,
    ),
  (answer) => answer.replaceAll('⟦', '[[').replaceAll('⟧', ']]'),
  (answer) => answer.replace(mask, (found) => ` ${found} `),
  (answer) => answer.replace(mask, (found) => `${found}0`),
  (answer) => answer.replace(mask, (found) => `1${found}`),
  (answer) => answer.replace(mask, (found) => `${found}万`),
  (answer) => `${answer} https://evil.example/steal`,
  (answer) => `${answer}（王五，2021）[9]`,
  (answer) => `${answer}见《另一部法》。`,
  (answer) => answer.replace(/:[^⟧]+⟧/g, ':translated⟧'),
  (answer) => answer.replace(/⟦\d+:([^⟧]+)⟧/g, '$1'),
  (answer) => `${answer}⟦99⟧`,
  (answer) => answer.replace(/[⟦⟧]/g, ''),
  (answer) => `${answer}\uFFFC`,
  () => '',
  (answer) => answer.repeat(3),
  (answer) => answer.replaceAll('研究', 'research').replaceAll('的', ''),
];

function dropOne(answer: string, random: Random): string {
  const found = [...answer.matchAll(mask)];
  const one = found[randomInt(random, Math.max(1, found.length))];
  return one === undefined ? answer : answer.slice(0, one.index) + answer.slice(one.index + one[0].length);
}

/** A random sentence that was masked, corrupted and unmasked. */
export interface HostileRun {
  readonly sentence: string;
  readonly masked: MaskedText;
  readonly answer: string;
  /** The resulting text of a document: the rewritten sentence, or the original after a fault. */
  readonly output: string;
  readonly isRewritten: boolean;
}

/** Masks a random sentence, corrupts it with up to two faults, and unmasks it. */
export function runHostile(random: Random): HostileRun {
  const sentence = randomSentence(random);
  const masked = maskLocks(sentence, findLocks(sentence, { terms: hostileTerms }));
  let answer = masked.text;
  for (let left = 1 + randomInt(random, 2); left > 0; left--) {
    answer = faults[randomInt(random, faults.length)]?.(answer, random) ?? answer;
  }
  const result = unmask(masked, answer);
  const isRewritten = 'text' in result;
  return { sentence, masked, answer, output: isRewritten ? result.text : sentence, isRewritten };
}

/** Returns the faults of a run: locks that do not occur as often in the output as in the sentence, and new numbers. */
export function faultsOfRun({ masked, output, sentence }: HostileRun): string[] {
  const found: string[] = [];
  for (const [text, locks] of Map.groupBy(masked.locks, ({ lock }) => lockedText(sentence, lock))) {
    if (output.split(text).length - 1 < locks.length) found.push(`lost ${text}`);
  }
  const digits = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join(' ');
  if (digits(output) !== digits(sentence)) found.push(`digits ${digits(sentence)} became ${digits(output)}`);
  if (output.includes('evil.example')) found.push('a new address');
  return found;
}
