import type { ShareView } from '@inkstone/contracts/sharing';
import type { ShareChange } from './use-share.ts';

/** The settings of a link as they stand in the form; '' is none. */
export interface SettingsForm {
  /** A new one; '' keeps the one there is. */
  readonly password: string;
  readonly hasPassword: boolean;
  /** Last day on which the link opens, as YYYY-MM-DD of this device. */
  readonly lastDay: string;
  readonly viewLimit: string;
  readonly author: string;
}

/** What the form changes of a share. What stayed as it was is left out, or a link that is over could not be changed. */
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

/** Whether the link ends when it did before, which may be over already. */
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

/** The day of a moment, as a date field has it. */
export function dayOf(at: number): string {
  return new Date(at).toLocaleDateString('sv-SE');
}

/** A day some days from today, as a date field has it. */
export function dayAfter(days: number): string {
  return dayOf(Date.now() + days * 24 * 60 * 60 * 1000);
}
