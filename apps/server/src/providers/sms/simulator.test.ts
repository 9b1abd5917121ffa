import { manualClock } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { captureLog } from '../../testing/captured-log.ts';
import { createSmsSimulator } from './simulator.ts';

const message = { phone: '+8613800138000', code: '012345', text: 'Code 012345', locale: 'en' } as const;

describe('createSmsSimulator', () => {
  it('shows code and masked number on the page and in one labelled line of the log', async () => {
    const captured = captureLog();
    const sms = createSmsSimulator({ clock: manualClock(5), log: captured.log });
    await sms.send(message);
    const to = '+86 138****8000';
    expect(sms.simulated?.()).toEqual([
      { id: 'sms-1', channel: 'sms', sentAt: 5, to, subject: null, code: '012345', text: 'Code 012345' },
    ]);
    expect(captured.lines()).toMatchObject([
      { msg: expect.stringMatching(/^SMS SIMULATOR/), to, code: '012345' },
    ]);
    expect(captured.text()).not.toContain('13800138000');
  });

  it('keeps the last fifty, newest first', async () => {
    const sms = createSmsSimulator({ clock: manualClock(0), log: captureLog().log });
    for (let i = 0; i < 60; i++) await sms.send({ ...message, code: String(i) });
    const codes = sms.simulated?.().map((each) => each.code);
    expect(codes).toHaveLength(50);
    expect(codes?.[0]).toBe('59');
    expect(codes?.at(-1)).toBe('10');
  });
});
