import type { listEngines as contract, EngineView } from '@inkstone/contracts/assist';
import type { UseCase } from '../../http/route.ts';
import type { ServerProofreader } from './server-proofreader.ts';

/** The engines that check texts. */
export const listEngines: UseCase<typeof contract, { readonly engines: EngineView[] }> = async ({
  proofreader,
}) => ({ engines: await enginesOf(proofreader) });

/** Rules and harper are part of the program; the model of Chinese needs a language pack. */
export async function enginesOf(proofreader: Pick<ServerProofreader, 'languagePack'>): Promise<EngineView[]> {
  return [
    { id: 'rules', state: 'ready', version: null },
    { id: 'harper', state: 'ready', version: null },
    { id: 'chinese-model', ...(await proofreader.languagePack()) },
  ];
}
