export { redundancies as redundantEnglish } from './en/data/redundancies.ts';
export { redundantRows as redundantChinese } from './zh/data/redundancy.ts';
export { wordyRows as wordyChinese } from './zh/data/wordiness.ts';
