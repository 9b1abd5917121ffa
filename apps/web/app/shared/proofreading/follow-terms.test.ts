import type { Call } from '@inkstone/contracts';
import type { Term } from '@inkstone/proofread/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createTermsFollower, termsKey } from './follow-terms.ts';

const term: Term = {
  ...{ id: '1', scope: 'me', partOfSpeech: 'noun', caseSensitive: false, note: '' },
  zh: { preferred: '登录', variants: [], forbidden: ['登陆'] },
  en: { preferred: '', variants: [], forbidden: [] },
};

function server() {
  const state = { version: '', terms: [] as Term[], known: [] as string[] };
  const call = (async (_endpoint: unknown, input: { known: string }) => {
    state.known.push(input.known);
    return { version: state.version, terms: input.known === state.version ? null : state.terms };
  }) as unknown as Call;
  return { state, call };
}

it('returns each new version once, and the same list while it is unchanged', async () => {
  const { state, call } = server();
  const client = new QueryClient();
  const onTerms = vi.fn();
  const followed = createTermsFollower(client, call, 'd1')(onTerms);
  await followed.loaded;
  expect(onTerms).not.toHaveBeenCalled();
  Object.assign(state, { version: 'a', terms: [term] });
  await client.invalidateQueries({ queryKey: [termsKey] });
  expect(onTerms.mock.calls).toEqual([[[term]]]);
  await client.invalidateQueries({ queryKey: [termsKey] });
  expect(onTerms).toHaveBeenCalledTimes(1);
  Object.assign(state, { version: 'b', terms: [] });
  await client.invalidateQueries({ queryKey: [termsKey] });
  expect(onTerms).toHaveBeenLastCalledWith([]);
  expect(state.known).toEqual(['', '', 'a', 'a']);
  followed.stop();
});

it('does not delay a check when the terms cannot be loaded', async () => {
  const call = (async () => {
    throw new Error('offline');
  }) as unknown as Call;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const followed = createTermsFollower(client, call, 'd1')(() => undefined);
  await followed.loaded;
  followed.stop();
});
