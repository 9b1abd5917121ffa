export { caretBlock, caretBlockClass } from './caret-block.ts';
export { readSelection } from './read-selection.ts';
