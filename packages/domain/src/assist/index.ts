export { cleanExemptWord, readWordList } from './exempt-word.ts';
