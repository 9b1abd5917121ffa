import assert from 'node:assert/strict';
import { createDocument } from '@inkstone/contracts/documents';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { phrasesOf } from '../support/phrases.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { writeTextPicture } from '../support/text-picture.ts';
import { body, readBlocks, type Step, waitForBlocks } from './steps.ts';
import { keys, type WebDriver } from './webdriver.ts';

const sentence = 'This is a big house near the river.';
const printed = 'The quick brown fox jumps over the lazy dog. It was a fine day in the park.';

/** In a new document of a member: rewrites, finds, chooses a style, and inserts the text of a picture. */
export function editWithTools(driver: WebDriver, server: ServerProcess, client: TestClient): readonly Step[] {
  const phrase = phrasesOf('en');
  return [
    [
      'rewriting is stopped in the middle, and what is typed then is at the caret',
      async () => {
        const { id } = await client.call(createDocument, {});
        await driver.open(`${server.url}/en/app/write/${id}`);
        await driver.click(body);
        await driver.type(sentence);
        await driver.press(keys.control, 'a');
        await driver.press(keys.control, 'j');
        await driver.find('[role=toolbar]', phrase('rewrite.toolbar'));
        await driver.press('1');
        await driver.find('[role=dialog]', phrase('rewrite.preview'));
        await driver.press(keys.escape);
        await driver.press(keys.end);
        await driver.type(' It is old.');
        await waitForBlocks(driver, [`${sentence} It is old.`]);
      },
    ],
    [
      'closing the find bar selects the match',
      async () => {
        await driver.press(keys.control, 'f');
        await driver.type('house');
        await driver.press(keys.escape);
        await driver.until('the selected match', () => String(getSelection()) === 'house');
      },
    ],
    [
      'what is typed directly after a paragraph style was chosen is in the text',
      async () => {
        await driver.press(keys.control, keys.end);
        await driver.click('button', `${phrase('writing.blockStyle')}: ${phrase('writing.paragraph')}`);
        await driver.clickAndType('[role=menuitem]', `${phrase('writing.heading2')}##`, ' Yes.');
        await waitForBlocks(driver, [`${sentence} It is old. Yes.`]);
        assert.ok(await driver.run((sheet: string) => document.querySelector(`${sheet} h2`) !== null, body));
      },
    ],
    [
      'what is typed directly after the text of a picture was inserted is behind it',
      async () => {
        await driver.click('button', phrase('writing.more'));
        await driver.click('[role=menuitem]', phrase('ocr.toolTitle'));
        const picture = await writeTextPicture(server.dataDir, 'printed.png', printed);
        await driver.chooseFile('[role=dialog] input[type=file]', picture);
        await driver.clickAndType('button', phrase('ocr.insertHere'), ' Four.');
        const [first = ''] = await readBlocks(driver);
        await waitForBlocks(driver, [first, `${printed} Four.`]);
      },
    ],
  ];
}
