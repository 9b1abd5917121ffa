import { returnPath, type SocialKind } from '@inkstone/contracts/social-login';
import type { VendorRoute } from '../../../../http/vendor-route.ts';

const carried = new Set(['code', 'state', 'user', 'error']);

/**
 * Sends a form that a provider made the browser post on to the page where every login ends. From there the call comes
 * from our own site, so no cookie needs to be sent along with another site's posts. The fields travel behind `#`,
 * which no server and no log gets to see.
 */
export function sendToPage(kind: SocialKind): VendorRoute['answer'] {
  return async (_deps, { body }) => {
    const form = new URLSearchParams(body);
    for (const name of [...form.keys()]) if (!carried.has(name)) form.delete(name);
    return { location: `${returnPath}/${kind}#${form}` };
  };
}
