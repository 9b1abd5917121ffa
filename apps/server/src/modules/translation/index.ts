export { translationModule } from './manifest.ts';
export { noTranslator } from './no-translator.ts';
