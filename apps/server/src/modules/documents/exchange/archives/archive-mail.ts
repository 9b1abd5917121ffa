import { archiveDays } from '@inkstone/contracts/exchange';
import type { MailLanguage, MailNote } from '../../../../mail-note.ts';

/** The mail that says that the archive is ready. Whoever reads it still has to sign in. */
export function archiveMail(language: MailLanguage, baseUrl: string): MailNote {
  const address = `${baseUrl}/${language}/app/account`;
  if (language === 'zh') {
    return {
      subject: '砚台：您的资料已打包好',
      intro: '您好！您要带走的资料已经打包好，登录后在账号页下载：',
      address,
      rest: [
        `文件保留 ${archiveDays} 天，之后自动删除。`,
        '如果这不是您本人的操作，请尽快更换密码，并让其他设备退出登录。',
      ],
    };
  }
  return {
    subject: 'Inkstone: your data are ready',
    intro: 'Hello! The archive you asked for is ready. Sign in and download it on your account page:',
    address,
    rest: [
      `It is kept for ${archiveDays} days and then removed.`,
      'If you did not ask for it, please change your password and sign out your other devices soon.',
    ],
  };
}
