import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@inkstone/contracts';
import { feedbackLimits, leaveFeedback, listReports, reportBug } from '@inkstone/contracts/site/feedback';
import { hour } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedbackCommand } from '../../../cli/feedback.ts';
import type { TestClient } from '../../../testing/client.ts';
import { outputOf } from '../../../testing/operator.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
let person: TestClient;
let accountId: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Visitors of all tests come from one address.
  server.clock.advance(2 * hour);
  const account = await createAccount(server.deps);
  accountId = account.accountId;
  person = server.as(account.token);
  await server.deps.db.run('delete from visitor_feedback');
  await server.deps.db.run('delete from bug_reports');
});

/** The output of the operator's command. */
async function command(...args: string[]): Promise<string> {
  return (await outputOf(server, feedbackCommand, ...args)).join('\n');
}

const shot = async (width = 40) => {
  const picture = sharp({ create: { width, height: 30, channels: 3, background: 'navy' } });
  return (await picture.png().toBuffer()).toString('base64');
};

describe('feedback of visitors', () => {
  it('is stored, shown to the operator, and closed with the contact details deleted', async () => {
    const given = { brief: '字体', content: '字太小\u001b[2J了。\r\n请放大。', contact: 'li@example.com' };
    await server.visitor('zh').call(leaveFeedback, given);
    const listed = await command('list');
    expect(listed).toContain('visitor, zh');
    expect(listed).toContain('answer to li@example.com');
    expect(listed).toContain('    | 字太小[2J了。\n    | 请放大。');
    const [id = ''] = listed.split(' ');
    await command('close', id, 'done');
    expect(await command('list')).toBe('Nothing is open.');
    const all = await command('list', '--all');
    expect(all).toContain('→ done');
    expect(all).not.toContain('li@example.com');
    await expect(command('close', id)).rejects.toThrow('There is no open feedback');
    const words = server.captured.text();
    for (const secret of ['字太小', 'li@example.com']) expect(words).not.toContain(secret);
  });

  it.each([
    [{}, 'feedback_required', {}],
    [{ brief: ' \n', content: '\u0001' }, 'feedback_required', {}],
    [{ content: '\u0000' }, 'invalid_request', { field: 'content' }],
    [{ content: '字'.repeat(5001) }, 'feedback_too_long', { limit: 5000 }],
    [{ brief: '字'.repeat(101) }, 'feedback_too_long', { limit: 100 }],
    [{ content: 'a', contact: 'b'.repeat(201) }, 'feedback_too_long', { limit: 200 }],
  ] as const)('%j is refused with a message and not stored', async (given, code, params) => {
    await expect(server.visitor().call(leaveFeedback, given)).rejects.toEqual(new AppError(code, params));
    expect(await command('list')).toBe('Nothing is open.');
  });

  it('is accepted ten times an hour from one address', async () => {
    const visitor = server.visitor();
    for (let i = 0; i < 10; i++) await visitor.call(leaveFeedback, { content: 'a' });
    const eleventh = visitor.call(leaveFeedback, { content: 'a' });
    await expect(eleventh).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('reports', () => {
  it('are answered, visible to their author only', async () => {
    const { id } = await person.call(reportBug, {
      brief: '卡',
      content: '打开很慢',
      diagnostic: 'Inkstone 1.2.2',
      screenshots: [await shot(), await shot(5000)],
    });
    const listed = await command('list');
    expect(listed).toContain('with 2 pictures');
    expect(listed).toContain('    | Inkstone 1.2.2');
    const folder = await mkdtemp(join(tmpdir(), 'inkstone-shots-'));
    await command('screenshots', id, folder);
    expect(await readdir(folder)).toEqual([`${id}-0.webp`, `${id}-1.webp`]);
    expect((await sharp(join(folder, `${id}-1.webp`)).metadata()).width).toBe(2400);
    await rm(folder, { recursive: true });
    await command('close', id, '已修好，', '谢谢。');
    const { reports } = await person.call(listReports, {});
    expect(reports).toMatchObject([{ id, brief: '卡', screenshots: 2, reply: '已修好， 谢谢。' }]);
    const otherUser = server.as((await createAccount(server.deps)).token);
    expect((await otherUser.call(listReports, {})).reports).toEqual([]);
  });

  it.each([
    ['no text', { content: ' ' }, 'feedback_required'],
    [
      'too many pictures',
      { content: 'a', screenshots: ['AAAA', 'AAAA', 'AAAA', 'AAAA'] },
      'too_many_screenshots',
    ],
    ['a page as a picture', { content: 'a', screenshots: [btoa('<script>')] }, 'file_format_mismatch'],
    [
      'SVG',
      { content: 'a', screenshots: [btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')] },
      'file_format_mismatch',
    ],
    [
      'a picture that is too large',
      { content: 'a', screenshots: [Buffer.alloc(feedbackLimits.screenshotBytes + 1).toString('base64')] },
      'image_too_large',
    ],
  ])('with %s are refused, and nothing is stored', async (_, given, code) => {
    await expect(person.call(reportBug, given)).rejects.toMatchObject({ code });
    expect((await person.call(listReports, {})).reports).toEqual([]);
    const files: string[] = [];
    for await (const key of server.deps.files.list(`bug-reports/${accountId}/`)) files.push(key);
    expect(files).toEqual([]);
  });

  it('are refused to visitors', async () => {
    const call = server.visitor().call(reportBug, { content: 'a' });
    await expect(call).rejects.toEqual(new AppError('sign_in_first'));
  });
});
