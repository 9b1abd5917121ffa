import { expect, it } from 'vitest';
import { connectionFailure, statusFailure } from './destination-failure.ts';

const thrown = (code: string) => Object.assign(new Error('with a password in it'), { code });

it.each([
  ['ENOTFOUND', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'unreachable'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['HPE_INVALID_CONSTANT', 'not_found'],
  ['EANYTHING', 'failed'],
])('%s is reported as %s, without the message of the error', (code, what) => {
  const failure = connectionFailure(thrown(code));
  expect(failure.code).toBe(`destination_${what}`);
  expect(failure.cause).toBeUndefined();
  expect(connectionFailure(new AggregateError([thrown(code)])).code).toBe(`destination_${what}`);
});

it.each([
  [301, 'redirects'],
  [401, 'sign_in_refused'],
  [403, 'sign_in_refused'],
  [404, 'not_found'],
  [405, 'not_found'],
  [409, 'not_found'],
  [413, 'full'],
  [423, 'locked'],
  [507, 'full'],
  [500, 'failed'],
])('%i is reported as %s', (status, what) => expect(statusFailure(status).code).toBe(`destination_${what}`));
