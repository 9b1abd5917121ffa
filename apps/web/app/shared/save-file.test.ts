// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the address of the file for some time after the click', () => {
  vi.useFakeTimers();
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.href);
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile('notes.txt', new Blob(['one']));
  vi.advanceTimersByTime(10_000);
  expect(clicked).toEqual([expect.stringMatching(/^blob:/)]);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke.mock.calls).toEqual([clicked]);
});
