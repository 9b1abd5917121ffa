import { sharePagePath } from '@inkstone/contracts/sharing';
import { useRootData } from '../../root-data.ts';

/** The whole address of a link. Without a language in it: everybody reads the page in their own. */
export function useLinkAddress(token: string): string {
  return `${useRootData()?.baseUrl ?? ''}${sharePagePath}/${token}`;
}
