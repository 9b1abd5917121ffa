import type { ShareView } from '@inkstone/contracts/sharing';
import type { ShareChange } from './use-share.ts';

/** The settings of a link as form values; '' for none. */
export interface SettingsForm {
  /** A new password; '' keeps the existing one. */
  readonly password: string;
  readonly hasPassword: boolean;
  /** Last day on which the link is valid, as YYYY-MM-DD in local time. */
  readonly lastDay: string;
  readonly viewLimit: string;
  readonly author: string;
}

/** The settings of a share as form values. */
export function formOf({ hasPassword, expiresAt, viewLimit, author }: ShareView): SettingsForm {
  return {
    password: '',
    hasPassword,
    lastDay: expiresAt === null ? '' : dayOf(expiresAt),
    viewLimit: viewLimit === null ? '' : String(viewLimit),
    author,
  };
}

/** The changed settings of a share. An unchanged expiry is omitted, as a past date is rejected. */
export function changeOf(form: SettingsForm, share: ShareView): ShareChange {
  const expiresAt = form.lastDay === '' ? null : endOf(form.lastDay);
  return {
    action: 'change',
    author: form.author,
    viewLimit: form.viewLimit === '' ? null : Number(form.viewLimit),
    ...(keepsEnd(form, share) ? {} : { expiresAt }),
    ...passwordOf(form),
  };
}

/** Whether the expiry is unchanged; it may be in the past. */
export function keepsEnd({ lastDay }: SettingsForm, { expiresAt }: ShareView): boolean {
  return expiresAt !== null && dayOf(expiresAt) === lastDay;
}

function passwordOf({ hasPassword, password }: SettingsForm): { password?: string | null } {
  if (!hasPassword) return { password: null };
  return password === '' ? {} : { password };
}

/** The last moment of a day, in ms. */
function endOf(day: string): number {
  return new Date(`${day}T23:59:59.999`).getTime();
}

/** The date of a moment as the value of a date input. */
export function dayOf(at: number): string {
  return new Date(at).toLocaleDateString('sv-SE');
}

/** The date some days from today as the value of a date input. */
export function dayAfter(days: number): string {
  return dayOf(Date.now() + days * 24 * 60 * 60 * 1000);
}
