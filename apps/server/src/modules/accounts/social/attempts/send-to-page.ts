import { returnPath, type SocialKind } from '@inkstone/contracts/accounts/social-login';
import { seeOther, textOf, type WebhookUseCase } from '../../../../platform/http/webhook-route.ts';

const forwarded = new Set(['code', 'state', 'user', 'error']);

/**
 * Forwards a form that a provider made the browser post to the page that completes logins. That page's call
 * is same-site, so no cookie needs to be sent with cross-site posts. The fields are in the fragment after
 * `#`, which is never sent to servers or logged.
 */
export function sendToPage(kind: SocialKind): WebhookUseCase {
  return async (_deps, request) => {
    const form = new URLSearchParams(textOf(request));
    for (const name of [...form.keys()]) if (!forwarded.has(name)) form.delete(name);
    return seeOther(`${returnPath}/${kind}#${form}`);
  };
}
