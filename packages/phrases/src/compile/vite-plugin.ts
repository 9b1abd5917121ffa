import { mkdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../locales.ts';
import { type Catalogue, messagesFolder, messagesIn } from './catalogue.ts';
import { createLiveCatalogue } from './live-catalogue.ts';
import { mapTexts } from './message-tree.ts';
import { messageTypes, messageTypesFile } from './message-types.ts';

const name = 'virtual:phrases';

/**
 * Provides `virtual:phrases`: the compiled, complete messages of every language and namespace, as one chunk
 * each for browsers; a built server reads the file of each when it is first used. use-intl then needs no ICU
 * parser at run time.
 */
export function phrases(): Plugin {
  const live = createLiveCatalogue();
  return {
    name: 'phrases',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      ssr: { noExternal: ['use-intl'] },
    }),
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${name}`) {
        const { config, mode } = this.environment;
        if (config.consumer !== 'server') return clientIndex(live.current);
        return mode === 'build' ? builtServerIndex() : serverIndex(live.current);
      }
      if (!id.startsWith(`\0${name}/`)) return;
      const [locale, namespace = ''] = id.slice(name.length + 2).split('/');
      const known = locales.find((each) => each === locale);
      return known && moduleOf(compiled(live.current, known, namespace));
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(folderMark)) return null;
      const folder = `${posix.relative(posix.dirname(fileName), filesFolder)}/`;
      return { code: code.replace(folderMark, folder), map: null };
    },
    // Not emitted as assets, because assets of the server are copied to the files for browsers.
    writeBundle({ dir = '' }) {
      if (this.environment.config.consumer === 'server') writeFiles(live.current, join(dir, filesFolder));
    },
    configureServer(server) {
      server.watcher.add(messagesFolder);
      server.watcher.on('change', (path) => {
        if (!path.startsWith(messagesFolder)) return;
        const fault = live.reread();
        if (fault !== null) {
          server.config.logger.error(`phrases: the last good words stay, because ${fault}`);
          return;
        }
        writeFileSync(messageTypesFile, messageTypes(live.current));
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

const compiled = (catalogue: Catalogue, locale: Locale, namespace: string) =>
  mapTexts(messagesIn(catalogue, locale, namespace), compile);

/** Generates a module with the texts. `JSON.parse` of a string is faster than an object literal of the same size. */
function moduleOf(words: Record<string, unknown>): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(words))})`;
}

function modulesOf(catalogue: Catalogue): string[] {
  const namespaces = [...(catalogue.get('en')?.keys() ?? [])];
  return locales.flatMap((locale) => namespaces.map((namespace) => `${locale}/${namespace}`));
}

function clientIndex(catalogue: Catalogue): string {
  const loaders = modulesOf(catalogue).map((each) => `'${each}': () => import('${name}/${each}')`);
  return `const loaders = {${loaders.join(',')}};
export const loadMessages = (locale, namespace) =>
  loaders[locale + '/' + namespace]().then((module) => module.default);`;
}

function serverIndex(catalogue: Catalogue): string {
  const modules = modulesOf(catalogue);
  const imports = modules.map((each, index) => `import words${index} from '${name}/${each}';`);
  const entries = modules.map((each, index) => `'${each}': words${index}`);
  return `${imports.join('\n')}
const words = {${entries.join(',')}};
export const loadMessages = (locale, namespace) => words[locale + '/' + namespace];`;
}

/** Folder of the files that a built server reads. */
const filesFolder = 'messages';
/** Placeholder that is replaced by the path of that folder, relative to the module. */
const folderMark = '__folder_of_messages__';

/**
 * Generates the index of a built server, which reads files on demand: all languages as text and objects would take 13 MB in every
 * process, although usually one language is used.
 */
function builtServerIndex(): string {
  return `import { readFileSync } from 'node:fs';
const folder = new URL('${folderMark}', import.meta.url);
export const loadMessages = (locale, namespace) =>
  JSON.parse(readFileSync(new URL(locale + '/' + namespace + '.json', folder), 'utf8'));`;
}

function writeFiles(catalogue: Catalogue, folder: string): void {
  for (const locale of locales) {
    mkdirSync(join(folder, locale), { recursive: true });
    for (const namespace of catalogue.get('en')?.keys() ?? []) {
      const words = compiled(catalogue, locale, namespace);
      writeFileSync(join(folder, locale, `${namespace}.json`), JSON.stringify(words));
    }
  }
}
