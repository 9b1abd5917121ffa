import type { LocalModels, TextModelDrivers } from '../../ports/text-model-drivers.ts';
import { HttpTextModel } from './http/http-model.ts';

/** Creates the drivers of text models; `local` is null without the add-on. */
export function openTextModelDrivers(local: LocalModels | null = null): TextModelDrivers {
  return { openService: (service) => new HttpTextModel(service), local };
}
