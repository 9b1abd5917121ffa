// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyExtensions } from '../schema/index.ts';
import { localPictures } from './local-pictures.ts';

const address = '/api/store/image?id=1';
const picture = new Blob(['x']);
let here: Blob | null;
let requested: string[];
let editor: Editor;

beforeEach(() => {
  vi.useFakeTimers();
  here = picture;
  requested = [];
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [
      ...bodyExtensions,
      localPictures({
        find: async (one) => {
          requested.push(one);
          return here;
        },
        absent: (alt) => `not here: ${alt}`,
      }),
    ],
    content: { type: 'doc', content: [{ type: 'image', attrs: { src: address, alt: '砚' } }] },
  });
});
afterEach(() => {
  editor.destroy();
  vi.useRealTimers();
});

const shown = () => editor.view.dom.querySelector('img') as HTMLImageElement;
const happens = async (event: 'load' | 'error') => {
  shown().dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
};
const src = () => shown().getAttribute('src');

describe('a picture', () => {
  it('is loaded from the server, without a local lookup', async () => {
    expect(src()).toBe(address);
    await happens('load');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([src(), requested]).toEqual([address, []]);
  });

  it('is loaded from this device when the server does not return it; the document does not change', async () => {
    await happens('error');
    expect(requested).toEqual([address]);
    expect(src()).toMatch(/^blob:/);
    await happens('load');
    expect(shown().alt).toBe('砚');
    expect(editor.getJSON().content?.[0]?.attrs?.src).toBe(address);
  });

  it('is loaded from this device when the server takes too long', async () => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(src()).toMatch(/^blob:/);
  });

  it('that is slow and not stored here is waited for', async () => {
    here = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([src(), shown().alt]).toEqual([address, '砚']);
  });

  it('that is missing everywhere is reported, until there is a network again', async () => {
    here = null;
    await happens('error');
    expect(shown().alt).toBe('not here: 砚');
    expect(shown().className).toContain('picture-absent');
    const asks = vi.spyOn(shown(), 'src', 'set');
    window.dispatchEvent(new Event('online'));
    expect(asks).toHaveBeenCalledExactlyOnceWith(address);
    await happens('load');
    expect(shown().alt).toBe('砚');
    expect(shown().className).not.toContain('picture-absent');
  });

  it('releases its copy when it is removed from the text', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    await happens('error');
    const local = src();
    editor.commands.clearContent();
    expect(revoke).toHaveBeenCalledWith(local);
  });
});
