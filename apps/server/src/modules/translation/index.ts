export { createTranslator } from './engine/create-translator.ts';
export { translationModule } from './manifest.ts';
