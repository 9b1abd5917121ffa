export { createTranslator } from './engine/create-translator.ts';
