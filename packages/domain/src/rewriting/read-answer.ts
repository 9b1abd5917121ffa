import type { RewriteLanguage } from '@inkstone/contracts/rewriting';
import { mainLanguage } from '@inkstone/kernel';
import { instructions, rules, tagRules } from './instructions.ts';
import { mannerOf, type Task } from './task.ts';

/** Reason why an answer is not a version of its original. */
export type AnswerFault = 'empty' | 'instructions' | 'length' | 'language' | 'address' | 'comment';

/** The original that an answer is compared with. */
export interface AnswerContext {
  readonly task: Task;
  readonly language: RewriteLanguage;
  /** As sent, with masked locks. */
  readonly original: string;
  readonly fence: string;
}

/** Parses the answer of a model: removes fences, quotation marks and preface; or returns the fault. */
export function readAnswer(
  answer: string,
  context: AnswerContext,
): { readonly text: string } | { readonly fault: AnswerFault } {
  const cleaned = tidyAnswer(answer, context);
  const text = context.task.kind === 'own' ? cleaned : joinLines(cleaned);
  const fault = findFault(text, context);
  return fault === null ? { text } : { fault };
}

const prefaces = [
  /^(?:好的|当然|没问题)[^\n。]{0,40}[：:。！!]\s*/u,
  /^(?:以下|下面)是[^\n]{0,30}[：:]\s*/u,
  /^(?:改写|润色|修改|缩写|扩写|处理)(?:后|结果|后的(?:句子|文字|内容))[^\n]{0,6}[：:]\s*/u,
  /^(?:Sure|Certainly|Of course|Okay)\b[^\n]{0,60}?[:.!]\s+/i,
  /^Here(?:'s| is| are)\b[^\n]{0,80}?:\s*/i,
  /^(?:Rewritten|Paraphrased|Polished|Revised)(?: sentence| version| text)?\s*:\s*/i,
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Removes fences, quotation marks and preface around an answer, unless the original has them. */
export function tidyAnswer(
  answer: string,
  { original, fence }: Pick<AnswerContext, 'original' | 'fence'>,
): string {
  let text = answer.toWellFormed().replace(controls, '').trim();
  if (text.startsWith(fence)) text = text.slice(fence.length).trim();
  if (text.endsWith(fence)) text = text.slice(0, -fence.length).trim();
  for (const preface of prefaces) if (!preface.test(original)) text = text.replace(preface, '');
  text = withoutFence(text);
  for (const [open, close] of [
    ['“', '”'],
    ['"', '"'],
    ['「', '」'],
    ['**', '**'],
  ] as const) {
    const isAround =
      text.startsWith(open) && text.endsWith(close) && text.length > open.length + close.length;
    const isOwn = original.startsWith(open) || text.slice(open.length, -close.length).includes(open);
    if (isAround && !isOwn) text = text.slice(open.length, -close.length).trim();
  }
  return text;
}

function withoutFence(text: string): string {
  return /^```\w*\n([\s\S]*)\n```$/.exec(text)?.[1]?.trim() ?? text;
}

/** Joins several lines to one. */
export function joinLines(text: string): string {
  return text
    .replace(/(\p{Script=Han}|[，。；：！？、”’）》])\s*\n\s*/gu, '$1')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function findFault(text: string, { task, language, original, fence }: AnswerContext): AnswerFault | null {
  const manner = mannerOf(task);
  if (text === '') return 'empty';
  if (text.includes(fence) || repeatsInstructions(text, original)) return 'instructions';
  if (isComment(text, original)) return 'comment';
  if (addsAddress(text, original)) return 'address';
  const [maxLength, minLength] = [original.length * manner.length.max, original.length * manner.length.min];
  // Short sentences vary more.
  if (text.length > maxLength + 12 || text.length < minLength - 4) return 'length';
  if (manner.keepsLanguage && !isIn(language, text)) return 'language';
  return null;
}

const comments = [
  /^As an? (?:AI|language model|assistant)\b/i,
  /^I(?:'m| am) (?:sorry|unable|an? (?:AI|assistant))/i,
  /^I (?:cannot|can't|can not) (?:help|assist|rewrite|comply)/i,
  /^(?:作为一个|作为)(?:AI|人工智能|语言模型)/u,
  /^(?:抱歉|对不起)，?(?:我|本)/u,
  /^(?:Note|注|注意|说明)[:：]/iu,
];

/** Whether an answer is a remark of the model, such as a refusal, and its original is not. */
export function isComment(text: string, original: string): boolean {
  return comments.some((comment) => comment.test(text) && !comment.test(original));
}

/** Whether an answer contains an address or a link that its original does not have. */
export function addsAddress(text: string, original: string): boolean {
  return addressesOf(text).some((address) => !original.includes(address));
}

/** Finds web addresses, with or without a scheme, e-mail addresses and phone numbers. */
function addressesOf(text: string): string[] {
  return Array.from(
    text.matchAll(
      /(?:https?|ftp|javascript|data|file|tel|mailto):\S+|\bwww\.\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|cn|io|co|info|top|xyz|site|dev|app|ru|me|link|click)\b|!?\[[^\]]*\]\([^)]*\)|<\s*(?:img|a|script|iframe)\b/gi,
    ),
    ([address]) => address.replace(/["'”’)\]}>.,;:!?。，；：！？]+$/u, ''),
  );
}

function isIn(language: RewriteLanguage, text: string): boolean {
  const own = mainLanguage(text.replace(/⟦[^⟧]*⟧|<x+\d+(?:\/>|>[\s\S]*?<\/x+\d+>)/g, ''));
  return own === null || own === language;
}

/** Maximum length of text that an answer and the instructions may share, in characters. */
const maxSharedLength = { zh: 14, en: 40 } as const;

const promptParts = (['zh', 'en'] as const).map((language) => ({
  size: maxSharedLength[language],
  texts: [...Object.values(instructions[language]), rules[language], tagRules[language]].map(normalise),
}));

function normalise(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

/** Whether an answer repeats a part of the instructions that its original does not contain. */
function repeatsInstructions(answer: string, original: string): boolean {
  const [given, source] = [normalise(answer), normalise(original)];
  return promptParts.some(({ size, texts }) =>
    texts.some((text) => {
      for (let at = 0; at + size <= text.length; at++) {
        const part = text.slice(at, at + size);
        if (given.includes(part) && !source.includes(part)) return true;
      }
      return false;
    }),
  );
}
