import type { RecognisedLine } from '../page.ts';
import type { GreyPicture } from '../picture/grey.ts';

/** Languages of a page: Chinese with English words, or English alone. */
export type PageLanguage = 'zh' | 'en';

/** Layout that the engine assumes: a whole page, one block of lines, or one line. */
export type PartKind = 'page' | 'block' | 'line';

/** An engine that reads lines from a prepared picture. */
export interface LineEngine {
  readLines(picture: GreyPicture, language: PageLanguage, kind: PartKind): Promise<readonly RecognisedLine[]>;
}
