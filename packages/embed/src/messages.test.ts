import { describe, expect, it } from 'vitest';
import { embedSources, embedTypes, readEmbedMessage } from './messages.ts';

describe('readEmbedMessage', () => {
  it('reads every message from every source', () => {
    for (const type of embedTypes)
      for (const source of embedSources) expect(readEmbedMessage({ type, source })).toEqual({ type, source });
  });

  it('reads the plan if one is named, and drops unknown fields', () => {
    const message = { type: 'buy_vip', source: 'iframe_compare', plan: 'c~spring~year_vip~aB-_9' };
    expect(readEmbedMessage({ ...message, token: 'secret' })).toEqual(message);
  });

  it.each([
    null,
    undefined,
    'loaded',
    7,
    [],
    {},
    { type: 'loaded' },
    { type: 'loaded', source: 'elsewhere' },
    { type: 'get_rich', source: 'upgrade' },
    { type: ['loaded'], source: 'upgrade' },
    { type: 'loaded', source: 'upgrade', plan: 'year_vip' },
    { type: 'buy_vip', source: 'upgrade', plan: 5 },
    { type: 'buy_vip', source: 'upgrade', plan: '' },
    { type: 'buy_vip', source: 'upgrade', plan: 'javascript:alert(1)' },
    { type: 'buy_vip', source: 'upgrade', plan: 'x'.repeat(201) },
  ])('refuses %j', (data) => expect(readEmbedMessage(data)).toBeNull());
});
