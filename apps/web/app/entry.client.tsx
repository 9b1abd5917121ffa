import { locales } from '@inkstone/phrases';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isShell } from './platform/app-shell.ts';
import { languageTags } from './platform/i18n/language-tags.ts';
import { readEmbeddedMessages } from './platform/i18n/page-messages.ts';
import { readPageReplies } from './platform/page-replies.ts';
import { shellData } from './platform/shell-data.ts';
import { watchChunks } from './shell/chunk-failure.ts';

watchChunks();

const { documentElement } = document;
const locale = locales.find((each) => languageTags[each] === documentElement.lang);
if (locale) readEmbeddedMessages(locale);
readPageReplies();
if (isShell()) {
  const { theme, locale: own } = shellData();
  documentElement.lang = languageTags[own];
  if (theme) documentElement.dataset.theme = theme;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
