// Walks through the product in WebKitGTK as a user does. Run by script/test-webkit, in a virtual display.
import assert from 'node:assert/strict';
import { startScriptedModel } from '../../apps/server/src/testing/text-model/scripted-model.ts';
import { buy } from '../support/purchases.ts';
import { startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';
import { startWebKit } from './browser.ts';
import { recordComplaints, takeComplaints } from './complaints.ts';
import { annotateAndShare, restore } from './revise.ts';
import { answer, type Step, signUpOnPhone, useAndBuy, writeAtDesk } from './steps.ts';
import { editWithTools } from './tools.ts';
import type { WebDriver } from './webdriver.ts';

const counts = { passed: 0, failed: 0 };

/** Takes the steps of a chain, each of which needs those before it. */
async function take(driver: WebDriver, steps: readonly Step[]): Promise<void> {
  for (const [name, run] of steps) {
    try {
      await recordComplaints(driver);
      await run();
      assert.deepEqual(await takeComplaints(driver), []);
      counts.passed++;
      console.log(`passed  ${name}`);
    } catch (error) {
      counts.failed += steps.length - steps.findIndex(([one]) => one === name);
      console.log(`FAILED  ${name}\n${error}`);
      const text = await driver.run(() => document.body.innerText).catch(String);
      console.log(`The page shows:\n${text.slice(0, 1500)}`);
      return;
    }
  }
}

await using model = await startScriptedModel({ answer: () => ({ text: answer, gap: 50 }) });
await using server = await startServer({
  postgres: null,
  settings: { SIMULATOR: 'on', TEXT_MODEL_KEY: 'k', TEXT_MODEL_URL: model.url, TEXT_MODEL_NAME: 'scripted' },
});
await using webkit = await startWebKit();
const phone = await webkit.start();
console.log(await phone.run(() => navigator.userAgent));
await take(phone, signUpOnPhone(phone, server));
await phone.quit();
const driver = await webkit.start();
const client = await signUp(server.url);
await buy(client, 'words_50k');
await take(driver, writeAtDesk(driver, server, client));
await take(driver, useAndBuy(driver, server, client));
await take(driver, editWithTools(driver, server, client));
await take(driver, [...restore(driver, server, client), ...annotateAndShare(driver)]);
await driver.quit();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
