// Made by packages/proofread/generate-registry.ts from the files in en/ and zh/.
import type { Rule } from './rule.ts';
import { doubledPunctuation as zhDoubledPunctuation } from './zh/doubled-punctuation.ts';

/** Every rule of the engine. */
export const rules: readonly Rule[] = [zhDoubledPunctuation];
