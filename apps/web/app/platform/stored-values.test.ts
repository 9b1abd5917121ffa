// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { deviceValues, tabValues } from './stored-values.ts';

afterEach(() => void vi.unstubAllGlobals());

it('are those of the storage', () => {
  tabValues.set('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  deviceValues.set('a', '2');
  localStorage.setItem('a', '3');
  expect(deviceValues.get('a')).toBe('3');
  expect(tabValues.get('b')).toBeNull();
});

it('last until the page is left when the storage is blocked', () => {
  // Firefox has none then; other browsers throw.
  vi.stubGlobal('localStorage', null);
  expect(deviceValues.get('c')).toBeNull();
  deviceValues.set('c', '1');
  expect(deviceValues.get('c')).toBe('1');
});
