import { useTranslations } from 'use-intl';

/** Id of the main content element of a page, the target of `SkipLink`. */
export const contentId = 'content';

/** The first focusable element of a page: skips header and navigation. */
export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a
      href={`#${contentId}`}
      onClick={(event) => {
        const content = document.getElementById(contentId);
        if (!content) return;
        // Not through the URL, because some pages keep state in the hash.
        event.preventDefault();
        content.focus();
        content.scrollIntoView();
      }}
      className="fixed top-2 left-4 z-50 flex min-h-11 -translate-y-20 items-center rounded-md bg-action px-4 text-on-action focus:translate-y-0 print:hidden"
    >
      {t('skipToContent')}
    </a>
  );
}
