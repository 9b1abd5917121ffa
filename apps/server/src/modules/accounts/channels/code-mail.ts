import { type CodeAction, codeMinutes } from '@inkstone/contracts/accounts';
import type { Locale } from '@inkstone/phrases';
import type { MailLanguage } from '../../../mail-note.ts';
import { mailLanguage, mailPage } from './mail-page.ts';

/** Subject and both forms of a mail. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface CodeWords {
  readonly subject: (code: string) => string;
  readonly intro: Readonly<Record<CodeAction, string>>;
  readonly life: string;
  readonly ignore: string;
  readonly signature: string;
}

const words: Readonly<Record<MailLanguage, CodeWords>> = {
  zh: {
    subject: (code) => `砚台验证码：${code}`,
    intro: {
      sign_in: '您好！请用下面的验证码登录或注册砚台：',
      reset_password: '您好！请用下面的验证码重新设置密码：',
      verify: '您好！请用下面的验证码确认是您本人在操作：',
      bind: '您好！请用下面的验证码把这个邮箱绑定到您的账号：',
    },
    life: `验证码 ${codeMinutes} 分钟内有效，请勿告诉任何人。`,
    ignore: '如果这不是您本人的操作，忽略这封邮件即可，您的账号不会有任何变化。',
    signature: '砚台',
  },
  en: {
    subject: (code) => `Your Inkstone code: ${code}`,
    intro: {
      sign_in: 'Hello! Use this code to sign in to Inkstone or to create your account:',
      reset_password: 'Hello! Use this code to choose a new password:',
      verify: 'Hello! Use this code to confirm that it is you:',
      bind: 'Hello! Use this code to add this e-mail address to your account:',
    },
    life: `It is valid for ${codeMinutes} minutes. Please do not pass it on to anybody.`,
    ignore: 'If you did not ask for it, you can ignore this mail: nothing about your account changes.',
    signature: 'Inkstone',
  },
};

/** The mail that brings a code, in the reader's language. */
export function codeMail(locale: Locale, action: CodeAction, code: string): MailWords {
  const language = mailLanguage(locale);
  const { subject, intro, life, ignore, signature } = words[language];
  const lines = [intro[action], code, life, ignore, signature];
  return { subject: subject(code), text: `${lines.join('\n\n')}\n`, html: page(language, lines) };
}

/** All text of it is ours, so that nothing has to be escaped. */
function page(language: MailLanguage, [intro, code, ...rest]: readonly string[]): string {
  const paragraphs = rest.map((line) => `<p style="margin:0 0 12px;color:#5c5850">${line}</p>`).join('');
  return mailPage(
    language,
    `<p style="margin:0 0 12px">${intro}</p>` +
      `<p style="margin:0 0 16px;font:600 32px/1.4 monospace;letter-spacing:4px">${code}</p>${paragraphs}`,
  );
}
