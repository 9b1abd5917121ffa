import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeTextPicture } from '../support/text-picture.ts';
import type { Walker } from './walker.ts';
import { beginDocument, expectBlocks, expectState } from './writing.ts';

/** Steps about menus, pictures and files. */

const printed = 'The quick brown fox jumps over the lazy dog. It was a fine day in the park.';

export async function chooseStyle({ page, phrase, url, locale }: Walker): Promise<void> {
  await page.open(`${url}/${locale}/app`);
  await beginDocument(page, phrase);
  await page.type('One');
  await page.click({ css: `[aria-label^="${phrase('writing.blockStyle')}"]` });
  await page.clickAndType({ role: 'menuitem', name: `${phrase('writing.heading2')} ##` }, ' two');
  await expectBlocks(page, 'One two');
  await page.until('a heading', () => document.querySelector('.sheet h2') !== null);
}

export async function insertPictureText({ page, phrase, profile }: Walker): Promise<void> {
  await page.press('Control+End');
  await page.type('\nThree');
  await page.click({ role: 'button', name: phrase('writing.more') });
  await page.click({ role: 'menuitem', name: phrase('ocr.toolTitle') });
  const picture = await writeTextPicture(profile.folder, 'printed.png', printed);
  await page.chooseFile('[role=dialog] input[type=file]', picture);
  await page.until('the text of the picture', () =>
    [...document.querySelectorAll('[role=dialog]')].some(({ textContent }) =>
      textContent.includes('brown fox'),
    ),
  );
  await page.clickAndType({ role: 'button', name: phrase('ocr.insertHere') }, ' Four');
  await expectBlocks(page, 'One two', 'Three', `${printed} Four`);
  await expectState(page, phrase('writing.saved'));
}

export async function downloadText({ page, phrase, firefox, profile, width }: Walker): Promise<void> {
  const done = Promise.withResolvers<string>();
  firefox.on('browsingContext.downloadEnd', ({ filepath }: { filepath: string }) => done.resolve(filepath));
  await firefox.send('session.subscribe', { events: ['browsingContext.downloadEnd'] });
  await firefox.send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: join(profile.folder, 'home') },
  });
  // On phones it is in the menu.
  if (width < 600) await page.click({ role: 'button', name: phrase('writing.more') });
  await page.click({ role: width < 600 ? 'menuitem' : 'button', name: phrase('exchange.export') });
  await page.click({ css: '[role=dialog] label:last-of-type input[type=radio]' });
  await page.click({ role: 'button', name: phrase('exchange.download') });
  const text = await readFile(await done.promise, 'utf8');
  if (!text.includes(`${printed} Four`)) throw new Error(`The file contains ${text}`);
}

/** The server is really stopped, because a simulated lack of a network does not apply to the service worker. */
export async function openWithoutServer(walker: Walker): Promise<void> {
  const { page, phrase, server, url, locale, profile } = walker;
  const address = await page.url();
  await page.open(`${url}/${locale}/app/ocr`);
  await page.click({ css: 'input[type=radio][value=device]' });
  const chinese = await writeTextPicture(profile.folder, 'chinese.png', '今天天气很好，我们一起去公园散步。');
  // Its field accepts no PDF as soon as the page has noticed the choice of the place.
  const pictures = 'input[type=file]:not([capture]):not([accept*=pdf])';
  await page.chooseFile(pictures, chinese);
  await page.until('the Chinese text', () => document.body.innerText.includes('公园'));
  await server.kill();
  await page.click({ role: 'button', name: phrase('ocr.another') });
  await page.chooseFile(pictures, join(profile.folder, 'printed.png'));
  await page.until('the English text', () => document.body.innerText.includes('brown fox'));
  await page.open(`${url}/${locale}/app`);
  await page.until('the list', (text) => document.body.innerText.includes(text), phrase('documents.offline'));
  await page.click({ css: 'input[type=search]' });
  await page.type('brown fox\n');
  await page.until('a match', () => document.querySelector('mark') !== null);
  await page.open(`${url}/${locale}/app/trash`);
  await page.until('a reason', (text) => document.body.innerText.includes(text), phrase('offline.hint'));
  await page.open(address);
  await expectBlocks(page, 'One two', 'Three', `${printed} Four`);
  await server.restart();
}
