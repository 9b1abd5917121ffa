export { caretBlock, caretBlockClass } from './caret-block.ts';
