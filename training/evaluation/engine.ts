import type { Corrector } from '@inkstone/chinese';
import { readEnglish } from '@inkstone/english/files';
import { type CheckMode, createProofreader, type Lint, mergeFindings } from '@inkstone/proofread';
import { createHarperSource } from '@inkstone/proofread/harper';
import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';

/** The engine under evaluation: the rules as users see them, with or without harper. */
export interface Engine {
  readonly name: string;
  check(text: string): Promise<readonly Lint[]>;
  close(): Promise<void>;
}

/** Parts of an engine. */
export interface EngineParts {
  /** Own rules and Chinese model only, without harper. */
  readonly isOwnOnly: boolean;
  readonly mode: CheckMode;
  /** The Chinese model, for all texts or by text; undefined without a language pack. */
  readonly chinese?: Corrector | ReadonlyMap<string, Corrector> | undefined;
}

const english = readEnglish();

/** Creates the engine with default options except for the mode. */
export async function createEngine({ isOwnOnly, mode, chinese }: EngineParts): Promise<Engine> {
  const made = new Map<Corrector | undefined, ReturnType<typeof createProofreader>>();
  const proofreaderFor = (text: string) => {
    const corrector = chinese && 'correct' in chinese ? chinese : chinese?.get(text);
    const proofreader =
      made.get(corrector) ??
      createProofreader({ mode }, { resources: { ...english, ...(corrector && { chinese: corrector }) } });
    made.set(corrector, proofreader);
    return proofreader;
  };
  const checkOwn = (text: string) => proofreaderFor(text).checkParagraph(text);
  const name = chinese === undefined ? 'own rules' : 'own rules and model of Chinese';
  if (isOwnOnly) return { name, check: async (text) => checkOwn(text), close: async () => {} };
  const linter = new LocalLinter({ binary, dialect: Dialect.American });
  await linter.setup();
  const harper = createHarperSource(linter);
  return {
    name: `${name}; harper, filtered`,
    check: async (text) => mergeFindings(checkOwn(text), await harper.checkParagraph(text)),
    close: () => linter.dispose(),
  };
}
