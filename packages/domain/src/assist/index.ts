export {
  cleanExemptWord,
  type ExemptWord,
  hasCase,
  readExemptWord,
  readWordList,
  writeExemptWord,
} from './exempt-word.ts';
