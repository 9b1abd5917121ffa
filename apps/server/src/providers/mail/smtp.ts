import type { ConnectionOptions } from 'node:tls';
import { second } from '@inkstone/kernel';
import type { SmtpSettings } from '../../ports/accounts-config.ts';
import type { Mail } from '../../ports/mail.ts';
import { SendFailure, type SendFault } from '../../ports/send-failure.ts';

const defaultTimeout = 10 * second;
/** Enhanced status codes (RFC 3463) for an invalid receiver address. */
const unknownReceiver = /\b5\.1\.[1-6]\b/;

interface SmtpOptions {
  readonly tls?: ConnectionOptions;
  readonly timeout?: number;
}

/** Sends mail by SMTP, encrypted unless configured otherwise. The library is loaded with the first mail. */
export function createSmtpMail(settings: SmtpSettings, options: SmtpOptions = {}): Mail {
  const transport = once(() => openTransport(settings, options));
  return {
    async send({ to, replyTo, subject, text, html }) {
      try {
        const mail = {
          ...{ from: settings.from, to: { name: '', address: to }, subject, text, html },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        };
        await (await transport()).sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        throw new SendFailure(faultOf(error), `the mail server did not accept a mail: ${codeOf(error)}`);
      }
    },
    simulated: null,
  };
}

async function openTransport(
  { url, requiresTls }: SmtpSettings,
  { tls = {}, timeout = defaultTimeout }: SmtpOptions,
) {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTlsFirst = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: Number(port) || (isTlsFirst ? 465 : 587),
    secure: isTlsFirst,
    requireTLS: requiresTls,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => {
    created ??= make();
    return created;
  };
}

function faultOf(error: unknown): SendFault {
  const response = error instanceof Error && 'response' in error ? String(error.response) : '';
  return unknownReceiver.test(response) ? 'receiver' : 'service';
}

/** Returns a code such as EAUTH or ETIMEDOUT; the server's message may contain the receiver. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
