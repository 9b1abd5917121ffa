import type { ReviseTone, RewriteMode } from '@inkstone/contracts/rewriting';

/** A task for a model on a sentence or passage. */
export type Task =
  | { readonly kind: RewriteMode | 'polish' | 'shorten' | 'expand' }
  | { readonly kind: 'tone'; readonly tone: ReviseTone }
  /** An instruction of the user. */
  | { readonly kind: 'own'; readonly prompt: string };

/** Tasks with a built-in instruction: a key of the table of instructions. */
export type TaskName = Exclude<Task['kind'], 'tone' | 'own'> | ReviseTone;

/** Kinds of alternatives for one sentence. */
export const variants = ['wording', 'structure', 'shorter'] as const;
export type Variant = (typeof variants)[number];

/** Limits on how an answer may differ from its original, and the temperature of the model. */
export interface TaskManner {
  /** Length of the answer in relation to the original. */
  readonly length: { readonly min: number; readonly max: number };
  readonly temperature: number;
  /** Whether the meaning has to stay the same. */
  readonly keepsMeaning: boolean;
  /** Whether it works on paragraphs; otherwise on sentences. */
  readonly takesParagraphs: boolean;
  /** Whether the answer may be in another language. */
  readonly keepsLanguage: boolean;
}

const sentence = { keepsMeaning: true, takesParagraphs: false, keepsLanguage: true } as const;
const paragraph = { keepsMeaning: false, takesParagraphs: true, keepsLanguage: true } as const;

/** Returns the limits and the temperature of a task. */
export function mannerOf({ kind }: Task): TaskManner {
  switch (kind) {
    case 'basic':
    case 'polish':
      return { ...sentence, length: { min: 0.5, max: 1.8 }, temperature: 0.5 };
    case 'academic':
      return { ...sentence, length: { min: 0.6, max: 1.8 }, temperature: 0.4 };
    case 'max':
      return { ...sentence, length: { min: 0.5, max: 2 }, temperature: 0.8 };
    case 'tone':
      return { ...sentence, length: { min: 0.4, max: 2 }, temperature: 0.5 };
    case 'shorten':
      return { ...paragraph, length: { min: 0.15, max: 1 }, temperature: 0.4 };
    case 'expand':
      return { ...paragraph, length: { min: 0.9, max: 3.5 }, temperature: 0.6 };
    case 'own':
      return { ...paragraph, keepsLanguage: false, length: { min: 0.15, max: 4 }, temperature: 0.5 };
  }
}
