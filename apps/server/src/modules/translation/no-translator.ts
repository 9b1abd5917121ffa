import { AppError } from '@inkstone/contracts';
import type { Translator } from '../../ports/translator.ts';

/** Translation of a server that has no text model for it. */
export const noTranslator: Translator = {
  absence: () => 'off',
  // biome-ignore lint/correctness/useYield: it always rejects
  async *translateSegments() {
    throw new AppError('model_off');
  },
};
