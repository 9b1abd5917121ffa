// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { storeAppearance, storedAppearance, subscribeToAppearance } from './stored-appearance.ts';

afterEach(() => void vi.unstubAllGlobals());

it('lasts until the page is left when the storage of the device is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const changed = vi.fn();
  const stop = subscribeToAppearance(changed);
  storeAppearance('large');
  stop();
  expect(storedAppearance()).toBe('large');
  expect(changed).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  storeAppearance('small');
  expect(localStorage.getItem('inkstone.sheet')).toBe('small');
  expect(storedAppearance()).toBe('small');
});
