/**
 * Staff permissions, as `<area>.<action>`. Every staff endpoint requires one; roles grant them
 * (domain/staff).
 */
export const permissions = [
  /** Access to the back office and to one's own second factor. Every role has it. */
  'admin.enter',
  'staff.read',
  'staff.manage',
  'audit.read',
  'feedback.read',
  'feedback.close',
  'desk.read',
  /** To answer, assign and close tickets, and to decide about those that look like spam. */
  'desk.answer',
  /** To set holidays and make-up work days. */
  'desk.calendar',
  'shares.read',
  'shares.moderate',
  'lists.read',
  'lists.change',
  'organisations.read',
  'organisations.change',
  'accounts.read',
  'accounts.sessions',
  'accounts.block',
  'prices.read',
  'prices.change',
  'campaigns.read',
  /** To create campaigns, and to end them. */
  'campaigns.change',
  'coupons.read',
  /** To create templates, to turn them on and off, and to issue coupons. */
  'coupons.change',
  'membership.read',
  'ledger.read',
  'reconciliation.read',
  /** To accept differences, and to read bills again. */
  'reconciliation.change',
  'channels.read',
  'channels.test',
  'invoices.read',
  /** To issue, reject, cancel and reissue invoices. */
  'invoices.change',
  /** To see pictures of shares, and to grant words for them. */
  'rewards.review',
  'orders.read',
  /** To query providers about orders, which also grants paid items. */
  'orders.heal',
  /** To return money, and to decide about payments in suspense. */
  'orders.refund',
  /** To approve refunds that others requested. */
  'orders.approve',
  'subscriptions.read',
  /** To cancel subscriptions on behalf of their owners, and to run a due step immediately. */
  'subscriptions.change',
  'analytics.read',
  /** To export raw events. */
  'analytics.export',
  'content.read',
  /** To write, publish and withdraw articles. */
  'content.change',
  'terms.read',
  /** To publish and withdraw versions of legal documents. */
  'terms.change',
  /** To see which accounts agreed to which version. */
  'consents.read',
  'models.read',
  'models.change',
  'jobs.read',
  'jobs.run',
  'settings.read',
  'keys.read',
  'keys.rotate',
] as const;
export type Permission = (typeof permissions)[number];

/** Named sets of permissions. A staff member has one or more. */
export const roles = ['owner', 'finance', 'support', 'editor', 'moderator', 'analyst'] as const;
export type Role = (typeof roles)[number];

export const staffLimits = {
  /** Maximum length of a reason, in characters. */
  reason: 500,
  /** How long a staff session lasts after the second factor was entered, in hours. */
  sessionHours: 8,
  /** Idle timeout of a staff session, in minutes. */
  idleMinutes: 30,
  /** How recently the second factor must have been verified for a dangerous action, in minutes. */
  freshMinutes: 10,
  /** Time limit for confirming an enrolment, in minutes. */
  enrolmentMinutes: 15,
  recoveryCodes: 10,
  /** Wrong codes of the second factor, per account. */
  wrongCodes: { requests: 5, seconds: 15 * 60 },
} as const;
