/** Mails are written in these. */
export type MailLanguage = 'zh' | 'en';

/** Something to tell a person by e-mail, with the page where they go on. All text of it is ours. */
export interface MailNote {
  readonly subject: string;
  readonly intro: string;
  /** Of a page for those who are signed in: nothing in it opens a door. */
  readonly address: string;
  readonly rest: readonly string[];
}
