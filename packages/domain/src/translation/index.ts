export {
  type Direction,
  type ExampleTerm,
  type NeighbourPair,
  type NumberedText,
  repeatsRules,
  writeBatchPrompt,
  writeSinglePrompt,
} from './write-prompt.ts';
