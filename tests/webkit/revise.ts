import { createDocument } from '@inkstone/contracts/documents';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { phrasesOf } from '../support/phrases.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { body, type Step, waitForBlocks, waitUntilSaved } from './steps.ts';
import { keys, type WebDriver } from './webdriver.ts';

const old = 'We will meet on Monday.';
const fresh = 'We will meet on Friday.';

/** Returns to a document that was changed meanwhile, and restores a version of it. */
export function restore(driver: WebDriver, server: ServerProcess, client: TestClient): readonly Step[] {
  const phrase = phrasesOf('en');
  return [
    [
      'a document in the back/forward cache shows what was written in another tab meanwhile',
      async () => {
        const { id } = await client.call(createDocument, {});
        const address = `${server.url}/en/app/write/${id}`;
        await driver.open(address);
        await driver.click(body);
        await driver.type('Old.');
        await waitUntilSaved(driver, phrase);
        const [first = ''] = await driver.handles();
        await driver.open(`${server.url}/en/plan`);
        const { handle } = await driver.newTab();
        await driver.switchTo(handle);
        await driver.open(address);
        await driver.click(body);
        await driver.press(keys.control, 'a');
        await driver.type(old);
        await waitForBlocks(driver, [old]);
        await waitUntilSaved(driver, phrase);
        await driver.closeTab();
        await driver.switchTo(first);
        await driver.run(() => history.back());
        await driver.until('the document', () => location.pathname.includes('/write/'));
        await waitForBlocks(driver, [old]);
        await waitUntilSaved(driver, phrase);
      },
    ],
    [
      'a named version is compared and restored',
      async () => {
        await driver.click('button', phrase('writing.more'));
        await driver.click('[role=menuitem]', phrase('versions.title'));
        await driver.click('button', phrase('versions.saveNow'));
        await driver.type('alpha');
        await driver.press(keys.enter);
        await waitForText(driver, 'alpha');
        await driver.click(body);
        await driver.press(keys.control, 'a');
        await driver.type(fresh);
        await waitUntilSaved(driver, phrase);
        await driver.run(() => {
          const rows = [...document.querySelectorAll('aside li')];
          rows
            .find(({ textContent }) => textContent.includes('alpha'))
            ?.querySelector('button')
            ?.click();
        });
        await driver.until(
          'the changes',
          () => document.querySelector('[role=dialog] section ins')?.textContent === 'Monday',
        );
        await driver.click('[role=dialog] button', phrase('versions.restore'));
        await waitForBlocks(driver, [old]);
      },
    ],
  ];
}

/** Annotates the open document, which has one sentence, and shares it. */
export function annotateAndShare(driver: WebDriver): readonly Step[] {
  const phrase = phrasesOf('en');
  return [
    [
      'a note on a word is there after a reload, and gets a reply',
      async () => {
        await driver.click(body);
        await driver.press(keys.control, 'a');
        await driver.press(keys.control, keys.alt, 'm');
        await driver.until('its field', () => document.activeElement?.matches('aside textarea') === true);
        await driver.type('Why?');
        await driver.press(keys.control, keys.enter);
        await driver.find('.noted', old);
        await waitUntilSaved(driver, phrase);
        await driver.reload();
        await driver.click('.noted');
        await driver.click('button', phrase('writing.replyToNote'));
        await driver.type('Because.');
        await driver.press(keys.control, keys.enter);
        await waitForText(driver, 'Because.');
      },
    ],
    [
      'a document is shared by a link',
      async () => {
        await driver.click('button', phrase('sharing.share'));
        await driver.click('[role=dialog] button', phrase('sharing.turnOn'));
        const link = await driver.until('the link', () => {
          const fields = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')];
          return fields.find(({ value }) => value.startsWith('http'))?.value;
        });
        await driver.open(link);
        await driver.until(
          'the shared text',
          (text: string) => document.querySelector('article')?.textContent.includes(text),
          old,
        );
      },
    ],
  ];
}

async function waitForText(driver: WebDriver, text: string): Promise<void> {
  await driver.until(`“${text}”`, (words: string) => document.body.innerText.includes(words), text);
}
