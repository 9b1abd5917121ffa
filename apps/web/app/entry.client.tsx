import { locales } from '@inkstone/phrases';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageTags } from './i18n/language-tags.ts';
import { takeWordsFromPage } from './i18n/words.ts';
import { watchChunks } from './shell/chunk-failure.ts';

watchChunks();

const locale = locales.find((each) => languageTags[each] === document.documentElement.lang);
if (locale) takeWordsFromPage(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
