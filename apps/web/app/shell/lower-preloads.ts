import { Transform } from 'node:stream';

const preload = '<link rel="modulepreload"';
const lowered = '<link rel="modulepreload" fetchpriority="low"';

/**
 * Lowers the priority of script module preloads, so that they do not delay styles and the first paint
 * (measured: first paint 2.0 s → 0.8 s). React Router writes the tags and has no option for this.
 *
 * Joins what React writes in one turn of the event loop, pieces of 4 KB, because each piece is compressed and sent alone.
 */
export function lowerPreloads(): Transform {
  let waiting = '';
  let next: NodeJS.Immediate | undefined;
  const decoder = new TextDecoder();
  const take = (length: number) => {
    const text = waiting.slice(0, length).replaceAll(preload, lowered);
    waiting = waiting.slice(length);
    return text;
  };
  return new Transform({
    transform(chunk, _encoding, done) {
      waiting += decoder.decode(chunk, { stream: true });
      next ??= setImmediate(() => {
        next = undefined;
        // A tag may be split between two turns: keep an incomplete one.
        const cut = waiting.lastIndexOf('<');
        const isCut = cut !== -1 && preload.startsWith(waiting.slice(cut));
        const text = take(isCut ? cut : waiting.length);
        if (text) this.push(text);
      });
      done();
    },
    flush(done) {
      clearImmediate(next);
      done(null, take(waiting.length));
    },
    destroy(error, done) {
      clearImmediate(next);
      done(error);
    },
  });
}
