import type { listEngines as contract, EngineView } from '@inkstone/contracts/assist';
import type { UseCase } from '../../platform/http/route.ts';
import type { Proofreader } from '../../ports/proofreader.ts';

/** Lists the engines that check texts, on the server or in the page. */
export const listEngines: UseCase<typeof contract, { readonly engines: EngineView[] }> = async ({
  proofreader,
}) => ({ engines: await enginesOf(proofreader) });

/** The rules are built in, and harper is part of the web app; the Chinese model requires a language pack. */
export async function enginesOf(proofreader: Pick<Proofreader, 'languagePack'>): Promise<EngineView[]> {
  return [
    { id: 'rules', state: 'ready', version: null },
    { id: 'harper', state: 'ready', version: null },
    { id: 'chinese-model', ...(await proofreader.languagePack()) },
  ];
}
