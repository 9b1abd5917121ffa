import { expect, it } from 'vitest';
import { embedSource, embedValue } from './embed-source.ts';

it.each(['</script>', '<!--<script>', 'a < b && c', '\u2028'])('embeds %j as it is', (text) => {
  for (const source of [embedSource(JSON.stringify(text)), embedValue(text)]) {
    expect(source).not.toMatch(/<\/|<!--/);
    expect(new Function(`return ${source}`)()).toBe(text);
  }
});
