import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { modelAbsence, modelErrors, wordErrors } from '../models/index.ts';

/** Limits of continuing, chat and Inspire on texts. Words are counted as in readings 2. */
export const generationLimits = {
  /** Characters before and after the cursor that are sent. */
  before: 6000,
  after: 2000,
  /** Characters of a direction to continue in. */
  direction: 300,
  /** Words of one continuation. */
  continueWords: 1000,
  /** Characters of a question in the chat. */
  question: 8000,
  /** Blocks of the open document, and characters of all of them. */
  blocks: 2000,
  documentCharacters: 60_000,
  /** Maximum number of words of one answer. */
  answerWords: 2000,
  conversations: 200,
  /** Messages of a conversation. */
  messages: 400,
  /** Characters of the title of a conversation or work. */
  title: 100,
  works: 100,
  /** Characters of a fact. */
  fact: 8000,
  sections: 24,
  /** Characters of a heading, and of the description of its section. */
  heading: 200,
  brief: 1000,
  /** Words of one section. */
  sectionWords: 1500,
} as const;

/** Models of the chat by the names that clients use. */
export const chatFeature = z.enum(['chatV3', 'deepseek', 'chatV4']);
export type ChatFeatureName = z.output<typeof chatFeature>;

/** The cost of a generation. */
export const generationReceipt = z.object({
  jobId: z.string(),
  /** Words charged: those that were shown. */
  words: z.int(),
  /** Words left for the feature; null is unlimited. */
  left: z.int().nullable(),
  paidBy: z.enum(['limit', 'package', 'unlimited']),
  /** In ms. */
  at: z.int(),
});
export type GenerationReceipt = z.output<typeof generationReceipt>;

/** Errors of every generation. */
export const generationErrors = [...modelErrors, ...wordErrors] as const;

/** Returns the availability of continuing, Inspire and chat for the caller. */
export const readGeneration = endpoint({
  method: 'GET',
  path: '/api/generation',
  summary: 'Tells which of continuing, Inspire and chat the caller can use, and the words left.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({
    continue: z.object({ absence: modelAbsence, left: z.int().nullable(), resetsAt: z.int().nullable() }),
    inspire: z.object({ absence: modelAbsence }),
    chat: z.array(
      z.object({
        feature: chatFeature,
        absence: modelAbsence,
        /** The tier that it requires; null if the caller's tier includes it. */
        needs: z.enum(['vip', 'vvip']).nullable(),
      }),
    ),
    /** Words of packages, for Inspire and chat; null is unlimited. */
    packageWords: z.int().nullable(),
    /** Further words of packages that running work has reserved and may return. */
    reservedWords: z.int(),
  }),
  errors: [],
  rate: 'normal',
});

/** The receipt of a generation whose stream the caller has left, and the text of a continuation. */
export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/generation/receipt',
  summary:
    'Gives the receipt of a generation and the text of a continuation, or null while it is running or if there is none.',
  audience: 'account',
  input: z.object({ jobId: z.string().max(100) }),
  reply: z.object({
    receipt: generationReceipt.nullable(),
    /** The text that a continuation was charged for, for a day; null for others, which store their texts. */
    text: z.string().nullable(),
  }),
  errors: [],
  rate: 'poll',
});
