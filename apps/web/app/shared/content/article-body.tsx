import type { Locale } from '@inkstone/phrases';
import { languageTags } from '../../platform/i18n/language-tags.ts';
import './article-body.css';

/** The text of an article. */
export function ArticleBody({ html, language }: { html: string; language: Locale }) {
  return (
    <div
      lang={languageTags[language]}
      className="article-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from an allowlist of elements, with all text escaped.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
