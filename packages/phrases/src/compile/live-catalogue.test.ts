import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '../locales.ts';
import { messagesIn } from './catalogue.ts';
import { createLiveCatalogue } from './live-catalogue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'phrases-'));
  for (const locale of locales) mkdirSync(join(folder, locale));
  write('{ "open": "Open" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(join(folder, 'en/common.json'), text);

describe('createLiveCatalogue', () => {
  it('follows changes of the files', () => {
    const live = createLiveCatalogue(folder);
    write('{ "open": "Open it" }');
    expect(live.reread()).toBeNull();
    expect(messagesIn(live.current, 'fr', 'common')).toEqual({ open: 'Open it' });
  });

  it.each([
    ['half a file', '{ "open": "Op', /en\/common\.json is not JSON/],
    ['an empty file', '', /en\/common\.json is not JSON/],
    ['a file that holds no words', 'null', /en\/common\.json holds no words/],
    ['a value that is none', '{ "open": null }', /en\/common\.json: "open" holds no words/],
    [
      'half a message',
      '{ "open": "{count, plural, one {" }',
      /en\/common\.json: "open" is not an ICU message/,
    ],
  ])('keeps the last valid messages while a file is %s', (_, text, fault) => {
    const live = createLiveCatalogue(folder);
    write(text);
    expect(live.reread()).toMatch(fault);
    expect(messagesIn(live.current, 'en', 'common')).toEqual({ open: 'Open' });
    write('{ "open": "Opened" }');
    expect(live.reread()).toBeNull();
    expect(messagesIn(live.current, 'en', 'common')).toEqual({ open: 'Opened' });
  });
});
