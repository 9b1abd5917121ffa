import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

const all = { username: 'u', nickname: 'n', qq: 'q', wx: 'w', phone: 'p', email: 'e' };

describe('displayName', () => {
  it.each([
    ['username', all, 'u'],
    ['nickname', { ...all, username: null }, 'n'],
    ['QQ', { ...all, username: null, nickname: '' }, 'q'],
    ['WeChat', { ...all, username: null, nickname: ' ', qq: null }, 'w'],
    ['phone', { ...all, username: null, nickname: null, qq: null, wx: null }, 'p'],
    ['e-mail', { ...all, username: null, nickname: null, qq: null, wx: null, phone: null }, 'e'],
    ['nothing', { username: null, nickname: null, qq: null, wx: null, phone: null, email: null }, null],
  ])('falls back to %s', (_, names, expected) => {
    expect(displayName(names)).toBe(expected);
  });
});
