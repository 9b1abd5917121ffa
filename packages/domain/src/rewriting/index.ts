export {
  type AnswerContext,
  type AnswerFault,
  addsAddress,
  isComment,
  joinLines,
  readAnswer,
  tidyAnswer,
} from './read-answer.ts';
export { mannerOf, type Task, type TaskManner, type TaskName, type Variant, variants } from './task.ts';
export {
  estimateTokens,
  type PromptMessage,
  type PromptParts,
  writePrompt,
} from './write-prompt.ts';
