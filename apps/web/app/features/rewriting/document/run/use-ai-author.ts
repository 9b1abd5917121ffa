import { useTranslations } from 'use-intl';
import { displayName } from '../../../../session/display-name.ts';
import { useSession } from '../../../../session/session.tsx';

/** The author of tracked changes that a tool makes for the user. */
export function useAiAuthor(): string {
  const t = useTranslations('rewrite');
  const { profile } = useSession();
  return t('aiAuthor', { name: (profile && displayName(profile)) ?? '' }).trim();
}
