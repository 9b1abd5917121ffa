import { useTranslations } from 'use-intl';

/** Returns a function that formats the remaining service time, or by how much an answer is overdue. */
export function useTimeLeft(): (left: number) => string {
  const t = useTranslations('staff-desk');
  return (left) => {
    const total = Math.floor(Math.abs(left) / 60_000);
    const values = { hours: String(Math.floor(total / 60)), minutes: String(total % 60) };
    return t(left < 0 ? 'overdue' : 'dueIn', values);
  };
}
