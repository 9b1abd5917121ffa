import { readEnglish } from '@inkstone/english/files';
import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { createHarperSource } from '../src/harper/index.ts';
import { createProofreader, type Lint, mergeFindings } from '../src/index.ts';

/** What is scored: the rules as a reader meets them, with or without harper. */
export interface Engine {
  readonly name: string;
  check(text: string): Promise<readonly Lint[]>;
  close(): Promise<void>;
}

/** The engine with default options; `isOwnOnly` leaves harper out. */
export async function createEngine(isOwnOnly: boolean): Promise<Engine> {
  const proofreader = createProofreader({}, { resources: readEnglish() });
  if (isOwnOnly) {
    return {
      name: 'own rules',
      check: async (text) => proofreader.checkParagraph(text),
      close: async () => {},
    };
  }
  const linter = new LocalLinter({ binary, dialect: Dialect.American });
  await linter.setup();
  const harper = createHarperSource(linter);
  return {
    name: 'own rules and harper, filtered',
    check: async (text) => mergeFindings(proofreader.checkParagraph(text), await harper.checkParagraph(text)),
    close: () => linter.dispose(),
  };
}
