import { AppError } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { isNetworkFailure } from './network-failure.ts';

const reply = (status: number) => ({ status, statusText: '', internal: true, data: null });

describe('isNetworkFailure', () => {
  it.each([
    ['a call that got nowhere', new AppError('network_error')],
    ['Chromium’s fetch', new TypeError('Failed to fetch')],
    ['Firefox’s fetch', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari’s fetch', new TypeError('Load failed')],
    ['a proxy without a server', reply(502)],
    ['a server that starts', reply(503)],
  ])('%s is one', (_, error) => expect(isNetworkFailure(error)).toBe(true));

  it.each([
    ['a refusal', new AppError('file_not_found')],
    ['a page that is missing', reply(404)],
    ['a fault of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('%s is none', (_, error) => expect(isNetworkFailure(error)).toBe(false));
});
