import type { RewriteLanguage } from '@inkstone/contracts/rewriting';
import { instructions, ownInstructions, rules, tagRules, variantRules } from './instructions.ts';
import type { Task, Variant } from './task.ts';

/** A message to a model. */
export interface PromptMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** The parts of a prompt. */
export interface PromptParts {
  readonly task: Task;
  readonly language: RewriteLanguage;
  /** The sentence or passage, with its locks masked. */
  readonly text: string;
  /** The notation of locks. */
  readonly masks: 'brackets' | 'tags';
  /** Random for each request; an answer that contains it repeats the instructions. */
  readonly fence: string;
  readonly variant?: Variant;
  /** The fault of the previous answer, in a few words. */
  readonly fault?: string;
}

/**
 * Composes the messages for one sentence or passage. Instructions are in the system message; the text is between random fences in
 * the user message. The part of the instructions that is the same for all sentences comes first.
 */
export function writePrompt(parts: PromptParts): PromptMessage[] {
  return [
    { role: 'system', content: writeInstructions(parts) },
    { role: 'user', content: `${parts.fence}\n${parts.text}\n${parts.fence}` },
  ];
}

/** Composes the system message. */
export function writeInstructions({ task, language, masks, fence, variant, fault }: PromptParts): string {
  const rule = (masks === 'brackets' ? rules : tagRules)[language].replaceAll('{fence}', fence);
  const lines = [nameTask(task, language), rule];
  if (variant !== undefined) lines.push(variantRules[language][variant]);
  if (fault !== undefined) {
    lines.push(
      language === 'zh'
        ? `上一次的回答有误：${fault}。请改正。`
        : `Your last answer was wrong: ${fault}. Correct that.`,
    );
  }
  return lines.join('\n');
}

function nameTask(task: Task, language: RewriteLanguage): string {
  if (task.kind === 'own') return `${ownInstructions[language]} ${task.prompt}`;
  return instructions[language][task.kind === 'tone' ? task.tone : task.kind];
}

/** Estimates the number of tokens of a text, without the tokenizer of a particular model. */
export function estimateTokens(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0;
  const rest = text.replace(/[\p{Script=Han}\p{Script=Latin}\d\s]/gu, '').length;
  return Math.ceil(0.75 * han + 1.35 * words + 0.5 * rest);
}
