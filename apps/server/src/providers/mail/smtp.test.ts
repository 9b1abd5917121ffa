import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeMail } from '../../modules/accounts/channels/code-mail.ts';
import { createSmtpMail } from './smtp.ts';

const mail = { to: 'ann@example.com', ...(await codeMail('zh', 'sign_in', '012345')) };
/** The server's certificate is self-signed, so clients under test are configured to accept it. */
const trusting = { tls: { rejectUnauthorized: false }, timeout: 30_000 };

const servers: SMTPServer[] = [];
// The test server warns that its key is publicly known, which is intended here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function startServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'ink' && password === 'p@ss' ? done(null, { user: 'ink' }) : done(new Error('no')),
    onData: (stream, { secure, envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        received.push(`secure=${secure} to=${to}\n${Buffer.concat(chunks).toString('utf8')}`);
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  return { received, port };
}

const settings = (url: string, requiresTls = true) =>
  ({ driver: 'smtp', url, from: '砚台 <write@example.org>', requiresTls }) as const;

describe('createSmtpMail', () => {
  it('authenticates over STARTTLS and sends both forms of the mail', async () => {
    const { received, port } = await startServer({ authOptional: false });
    const address = Object.assign(new URL(`smtp://127.0.0.1:${port}`), { username: 'ink', password: 'p@ss' });
    await createSmtpMail(settings(address.href), trusting).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^secure=true to=ann@example.com/);
    expect(received[0]).toMatch(/Auto-Submitted: auto-generated/);
    expect(received[0]).toMatch(/text\/plain[\s\S]*text\/html/);
    const [, encoded = ''] = /^Subject: (?:=\?UTF-8\?B\?)([\w+/=]+)\?=/im.exec(received[0] ?? '') ?? [];
    expect(Buffer.from(encoded, 'base64').toString()).toBe(mail.subject);
  });

  it('uses TLS from the first byte if the URL requires it', async () => {
    const { received, port } = await startServer({ secure: true });
    await createSmtpMail(settings(`smtps://127.0.0.1:${port}`), trusting).send(mail);
    expect(received[0]).toMatch(/^secure=true/);
  });

  it('sends nothing without encryption, nor to a server with an untrusted certificate', async () => {
    const plain = await startServer({ disabledCommands: ['STARTTLS'] });
    const url = `smtp://127.0.0.1:${plain.port}`;
    await expect(createSmtpMail(settings(url), trusting).send(mail)).rejects.toMatchObject({
      fault: 'service',
    });
    expect(plain.received).toEqual([]);
    await createSmtpMail(settings(url, false), trusting).send(mail);
    expect(plain.received[0]).toMatch(/^secure=false/);

    const unknown = await startServer();
    const strict = createSmtpMail(settings(`smtp://127.0.0.1:${unknown.port}`), { timeout: 30_000 });
    await expect(strict.send(mail)).rejects.toMatchObject({ fault: 'service' });
    expect(unknown.received).toEqual([]);
  });

  it('distinguishes an unknown receiver from a failing server, without naming either', async () => {
    const refusing = await startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`5.1.1 no such user ${address}`), { responseCode: 550 })),
    });
    const rejectedReceiver = createSmtpMail(settings(`smtp://127.0.0.1:${refusing.port}`), trusting).send(
      mail,
    );
    await expect(rejectedReceiver).rejects.toMatchObject({ fault: 'receiver' });
    await expect(rejectedReceiver).rejects.not.toThrow(/ann@/);

    const { port } = await startServer({ authOptional: false });
    const wrong = createSmtpMail(settings(`smtp://ink:wrong@127.0.0.1:${port}`), trusting);
    await expect(wrong.send(mail)).rejects.toThrow('the mail server did not accept a mail: EAUTH');
    const nobody = createSmtpMail(settings('smtp://127.0.0.1:1'), trusting);
    await expect(nobody.send(mail)).rejects.toMatchObject({ fault: 'service' });
  });
});

describe('codeMail', () => {
  it.each([
    ['zh', '砚台验证码：012345', '请勿告诉任何人'],
    ['zh-tw', '硯台驗證碼：012345', '請勿告訴任何人'],
    ['de', 'Ihr Inkstone-Code: 012345', 'an niemanden weiter'],
  ] as const)('is in %s', async (locale, subject, words) => {
    const written = await codeMail(locale, 'bind', '012345');
    expect(written.subject).toBe(subject);
    for (const form of [written.text, written.html]) {
      expect(form).toContain('012345');
      expect(form).toContain(words);
    }
  });
});
