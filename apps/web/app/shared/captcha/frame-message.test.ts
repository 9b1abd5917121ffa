import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

const source = {} as MessageEventSource;
const origin = 'https://write.example.org';
const expected = { origin, source };

describe('readFrameMessage', () => {
  it('reads answers and heights from the frame', () => {
    const answer = { captcha: 'answer', token: 't', randstr: '' };
    expect(readFrameMessage({ origin, source, data: answer }, expected)).toEqual(answer);
    const height = { captcha: 'height', height: 70 };
    expect(readFrameMessage({ origin, source, data: height }, expected)).toEqual(height);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example', source }],
    ['another window', { origin, source: {} as MessageEventSource }],
    ['no window', { origin, source: null }],
  ])('ignores messages of %s', (_, from) => {
    const data = { captcha: 'answer', token: 't', randstr: '' };
    expect(
      readFrameMessage({ ...from, data }, { ...expected, source: from.source === null ? null : source }),
    ).toBeNull();
  });

  it.each([
    null,
    'text',
    {},
    { captcha: 'answer' },
    { captcha: 'answer', token: 1, randstr: '' },
    { captcha: 'x' },
  ])('ignores %j', (data) => {
    expect(readFrameMessage({ origin, source, data }, expected)).toBeNull();
  });
});
