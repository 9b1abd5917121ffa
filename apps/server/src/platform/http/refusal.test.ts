import { AppError } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { isUnavailable, toRefusal } from './refusal.ts';

function failure(code: string, cause?: unknown): Error {
  return Object.assign(new Error('x', { cause }), { code });
}

describe('refusal', () => {
  it('passes a refusal through and hides everything else', () => {
    const refused = new AppError('access_denied');
    expect(toRefusal(refused)).toBe(refused);
    expect(toRefusal(new Error('secret detail'))).toMatchObject({ code: 'server_error', params: {} });
    expect(toRefusal('thrown text')).toMatchObject({ code: 'server_error' });
  });

  it('contains the allowed size', () => {
    expect(toRefusal(failure('FST_ERR_CTP_BODY_TOO_LARGE'), 2 * 1024 * 1024).params).toEqual({
      limit: '2 MB',
    });
    expect(toRefusal(failure('FST_ERR_CTP_BODY_TOO_LARGE')).params).toEqual({ limit: '64 KB' });
  });

  it.each([
    ['a refused connection', failure('ECONNREFUSED')],
    [
      'a server that shuts down, under the query error',
      new Error('Failed query', { cause: failure('57P01') }),
    ],
    ['several addresses that all refuse', new AggregateError([failure('ECONNREFUSED')])],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
  ])('requests a retry after %s', (_name, error) => {
    expect(isUnavailable(error)).toBe(true);
    expect(toRefusal(error).code).toBe('service_unavailable');
  });

  it.each(['53100', 'ENOSPC'])('reports a full disk after %s', (code) => {
    const error = new Error('Failed query', { cause: failure(code) });
    expect(isUnavailable(error)).toBe(true);
    expect(toRefusal(error).code).toBe('disk_full');
  });

  it('does not treat an internal error as an outage', () => {
    expect(isUnavailable(failure('42P01'))).toBe(false);
    const loop = new Error('a');
    loop.cause = loop;
    expect(isUnavailable(loop)).toBe(false);
  });
});
