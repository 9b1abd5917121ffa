import { locales } from '@inkstone/phrases';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageTags } from './i18n/language-tags.ts';
import { takeWordsFromPage } from './i18n/words.ts';
import { isShell } from './shell/app-shell.ts';
import { watchChunks } from './shell/chunk-failure.ts';
import { shellData } from './shell/shell-data.ts';

watchChunks();

const { documentElement } = document;
const locale = locales.find((each) => languageTags[each] === documentElement.lang);
if (locale) takeWordsFromPage(locale);
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
