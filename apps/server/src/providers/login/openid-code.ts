import { z } from 'zod';
import { ProviderFailure } from '../../ports/login-provider.ts';
import { postForm, readJsonText } from './request-vendor.ts';

const tokens = z.object({ id_token: z.string(), refresh_token: z.string().optional() });
const refusal = z.object({ error: z.string() });

/** Exchanges a code for tokens (OAuth 2.0, section 4.1.3). */
export async function exchangeCode(
  tokenUrl: string,
  fields: Readonly<Record<string, string>>,
  timeout?: number,
): Promise<z.output<typeof tokens>> {
  const form = { grant_type: 'authorization_code', ...fields };
  const { status, text } = await postForm(tokenUrl, form, timeout);
  const json = readJsonText(text);
  const read = tokens.safeParse(json);
  if (status === 200 && read.success) return read.data;
  const error = refusal.safeParse(json).data?.error ?? 'unreadable';
  if (error === 'invalid_grant')
    throw new ProviderFailure('spent', 'The code was not accepted: invalid_grant');
  if (/^(invalid_client|unauthorized_client|redirect_uri_mismatch)$/.test(error))
    throw new ProviderFailure('misconfigured', `The provider does not accept this client: ${error}`);
  throw new ProviderFailure('untrusted', `The code was not accepted: status ${status}`);
}

/** Returns a URL with a query string. */
export function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  return `${url}?${new URLSearchParams(query)}`;
}
