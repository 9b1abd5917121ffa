import { Button, CopyIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../platform/use-copy.ts';

/** The link of a campaign, with a button that copies it. */
export function CopiedLink({ link, name }: { link: string; name: string }) {
  const t = useTranslations('admin');
  const copy = useCopy(t('linkCopied'));
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <a
        href={link}
        className="min-w-0 py-1 font-mono text-xs underline underline-offset-4 wrap-anywhere"
        lang=""
      >
        {link}
      </a>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('copyLinkOf', { name })}
        onClick={() => void copy(link)}
      >
        <CopyIcon size={16} />
        {t('copyLink')}
      </Button>
    </p>
  );
}
