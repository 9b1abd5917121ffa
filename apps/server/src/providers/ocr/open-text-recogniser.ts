import { AppError } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import { createGate } from '../../platform/gate.ts';
import { TaskFailed, TaskLimitExceeded } from '../../platform/isolation/isolated-process.ts';
import type { OcrSettings } from '../../ports/ocr-config.ts';
import type { RecogniseRequest, TextRecogniser } from '../../ports/text-recogniser.ts';
import { findEngine } from './find-engine.ts';
import { type PageTime, RecogniserProcesses } from './recogniser-processes.ts';

/** Time limits of a page, in ms. Genuine pages take seconds, on a busy machine up to a minute. */
const maxPageTime: PageTime = { processorTime: 2 * minute, clockTime: 5 * minute };

/** Opens the engine of the settings; without one every request is refused. */
export async function openTextRecogniser(
  settings: OcrSettings,
  time: PageTime = maxPageTime,
): Promise<TextRecogniser> {
  const found = await findEngine(settings);
  if (!found) return noRecogniser;
  const { choice, name } = found;
  const processes = new RecogniserProcesses(time);
  const gate = createGate({ running: settings.workers, waiting: settings.waiting });

  async function recognise({ picture, language, signal }: RecogniseRequest) {
    signal.throwIfAborted();
    let hasPlace = false;
    try {
      return await gate(() => {
        hasPlace = true;
        return processes.read({ picture, language, engine: choice }, signal);
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!hasPlace) throw new AppError('ocr_busy', {}, error);
      const hasFailed = error instanceof TaskLimitExceeded || error instanceof TaskFailed;
      throw hasFailed ? new AppError('ocr_failed', {}, error) : error;
    }
  }

  return { engine: name, recognise, close: () => processes.close() };
}

const noRecogniser: TextRecogniser = {
  engine: null,
  recognise: () => Promise.reject(new AppError('ocr_off')),
  close: () => Promise.resolve(),
};
