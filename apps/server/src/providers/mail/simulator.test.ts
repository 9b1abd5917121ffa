import { manualClock } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { captureLog } from '../../testing/captured-log.ts';
import { createMailSimulator } from './simulator.ts';

const message = { to: 'ann@example.com', subject: 'Hello', text: 'Your words are ready', html: '<p>…</p>' };

describe('createMailSimulator', () => {
  it('shows a mail and its code on the page, with a masked address, and logs it without its text', async () => {
    const captured = captureLog();
    const mail = createMailSimulator({ clock: manualClock(5), log: captured.log });
    await mail.send({ ...message, code: '012345' });
    await mail.send(message);
    const shown = {
      channel: 'mail',
      sentAt: 5,
      to: 'a***@example.com',
      subject: 'Hello',
      text: message.text,
    };
    expect(mail.simulated?.()).toEqual([
      { ...shown, id: 'mail-2', code: null },
      { ...shown, id: 'mail-1', code: '012345' },
    ]);
    expect(captured.lines()).toMatchObject([
      { msg: expect.stringMatching(/^MAIL SIMULATOR/), to: 'a***@example.com', code: '012345' },
      { to: 'a***@example.com' },
    ]);
    expect(captured.text()).not.toMatch(/ann@|are ready/);
  });
});
