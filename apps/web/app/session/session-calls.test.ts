import { AppError } from '@inkstone/contracts';
import { logout, userInfo } from '@inkstone/contracts/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quietCall } from '../platform/call.ts';
import { clearAccess } from '../platform/renewal.ts';
import { fetchProfile } from './session-calls.ts';

vi.mock('../platform/call.ts', async (load) => ({ ...(await load<object>()), quietCall: vi.fn() }));
vi.mock('../platform/renewal.ts', () => ({ clearAccess: vi.fn() }));

let reply: unknown;
let requested: unknown[];

beforeEach(() => {
  requested = [];
  vi.mocked(clearAccess).mockReset();
  vi.mocked(quietCall).mockImplementation(async (endpoint) => {
    requested.push(endpoint);
    if (endpoint.path !== userInfo.path) return {} as never;
    if (reply instanceof Error) throw reply;
    return reply as never;
  });
});

describe('fetchProfile', () => {
  it('returns the profile', async () => {
    reply = { id: 'a' };
    expect(await fetchProfile(false)).toEqual({ id: 'a' });
    expect(requested).toEqual([userInfo]);
  });

  it.each(['network_error', 'server_error'] as const)('keeps the session after %s', async (code) => {
    reply = new AppError(code);
    expect(await fetchProfile(false)).toBe('unreachable');
    expect(requested).toEqual([userInfo]);
    expect(clearAccess).not.toHaveBeenCalled();
  });

  it.each([
    ['network_error', true],
    ['server_error', true],
    ['sign_in_first', false],
    ['session_revoked', false],
  ] as const)('clears the session silently after %s, with the setting %s', async (code, setting) => {
    reply = new AppError(code);
    expect(await fetchProfile(setting)).toBeNull();
    expect(requested).toEqual([userInfo, logout]);
    expect(clearAccess).toHaveBeenCalledOnce();
  });
});
