import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

// That an open or reopened page works with the service worker alone: `without-network`, `offline-pages`.
test('a desktop and a phone write offline and synchronise', async ({
  page,
  context,
  server,
  newSignedInDevice,
  expectComplaint,
}) => {
  expectComplaint(/WebSocket connection|net::ERR_INTERNET_DISCONNECTED/);
  await openNewDocument(page, server.url, 'en');
  const here = writingPage(page, phrase);
  await here.body.click();
  await here.body.pressSequentially('一起写的。');
  await here.waitUntilSaved();

  const phone = { viewport: { width: 390, height: 780 }, hasTouch: true };
  const there = writingPage(await newSignedInDevice(page.url(), phone), phrase);
  await expect.poll(there.readBlocks).toEqual(['一起写的。']);

  await context.setOffline(true);
  await expect(here.state).toContainText(phrase('writing.offlineClean'), { timeout: 40_000 });
  await here.body.press('Control+End');
  await here.body.press('Enter');
  await here.body.pressSequentially('这里没有网络。');
  await expect(here.state).toHaveText(/^Offline: \d+ changes? kept on this device$/);

  await there.body.press('Control+Home');
  await there.body.pressSequentially('那里同时写。');
  await there.waitUntilSaved();
  expect(await here.readBlocks()).toEqual(['一起写的。', '这里没有网络。']);

  await context.setOffline(false);
  const both = ['那里同时写。一起写的。', '这里没有网络。'];
  await expect.poll(here.readBlocks, { timeout: 40_000 }).toEqual(both);
  await here.waitUntilSaved();
  await expect.poll(there.readBlocks).toEqual(both);
});

test('a dead connection is detected, and remote edits arrive', async ({
  page,
  server,
  newSignedInDevice,
}) => {
  let isSwallowed = false;
  await page.routeWebSocket(/\/sync\?/, (here) => {
    const there = here.connectToServer();
    // Only connections that were open when the network started to drop them; later ones work.
    const isOld = !isSwallowed;
    here.onMessage((message) => (isOld && isSwallowed) || there.send(message));
    there.onMessage((message) => (isOld && isSwallowed) || here.send(message));
  });
  await page.clock.install();
  await openNewDocument(page, server.url, 'en');
  const here = writingPage(page, phrase);
  await here.body.click();
  await here.body.pressSequentially('之前。');
  await here.waitUntilSaved();

  const there = writingPage(await newSignedInDevice(page.url()), phrase);
  await expect.poll(there.readBlocks).toEqual(['之前。']);
  isSwallowed = true;
  await there.body.press('Control+End');
  await there.body.pressSequentially('同时。');
  await there.waitUntilSaved();
  expect(await here.readBlocks()).toEqual(['之前。']);

  // Nobody types here: half a minute, because the page checks its clock at intervals.
  await page.clock.runFor(35_000);
  await expect.poll(here.readBlocks).toEqual(['之前。同时。']);
  await here.waitUntilSaved();
});
