import {
  type CaptchaVendors,
  keys,
  startCaptchaVendors,
} from '../../apps/server/src/providers/captcha/testing/captcha-vendors.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withoutWarmChecks } from '../support/server-options.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { freshPhone } from '../support/sign-up.ts';

const phrase = phrasesOf('en');
const vendor = 'https://challenges.cloudflare.com';

/** A replacement for the vendor's script: when its button is pressed, it issues a token for the options that it received. */
const script = `window.turnstile = {
  render(host, options) {
    const button = document.createElement('button');
    button.textContent = 'I am a person';
    button.onclick = async () => {
      const { action, cData: cdata } = options;
      options.callback(await window.issueToken({ hostname: location.hostname, action, cdata }));
    };
    host.append(button);
    return 'widget';
  },
  remove() {},
};`;

let vendors: CaptchaVendors;
let server: ServerProcess;
test.beforeAll(async () => {
  vendors = await startCaptchaVendors(Date.now);
  server = await startServer({
    isPrepared: true,
    settings: {
      CAPTCHA_DRIVER: 'turnstile',
      CAPTCHA_ENDPOINT: vendors.url,
      CAPTCHA_TURNSTILE_SITE_KEY: keys.siteKey,
      CAPTCHA_TURNSTILE_SECRET: keys.secret,
      ...withoutWarmChecks,
    },
  });
});
test.afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await vendors?.[Symbol.asyncDispose]();
});

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 }, baseURL: undefined });

test('the check of a vendor: its script fails, loads, is refused once, and signs a user in', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|status of 400/);
  let isBlocked = true;
  await page.route(`${vendor}/**`, (route) =>
    isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.exposeFunction('issueToken', (issued: object) => {
    const token = `token-${vendors.issued.size}`;
    vendors.issued.set(token, vendors.issued.size === 0 ? { ...issued, action: 'bind' } : issued);
    return token;
  });

  // Reached by client-side navigation: the page keeps the policy of the first one.
  const opened = await page.goto(`${server.url}/en/rules`);
  expect(opened?.headers()['content-security-policy']).not.toContain(vendor);
  await page.getByRole('banner').locator('a[href$="/login"]:visible').first().click();
  const framed = page.waitForResponse(/\/captcha\?/);
  await page.getByLabel(phrase('accounts.accountLabel'), { exact: true }).fill(freshPhone());
  await page.getByRole('button', { name: phrase('accounts.continue'), exact: true }).click();
  const policy = (await framed).headers()['content-security-policy'];
  expect(policy).toMatch(new RegExp(`script-src [^;]*${vendor}`));
  expect(policy).toContain("frame-ancestors 'self'");

  const frame = page.frameLocator(`iframe[title="${phrase('accounts.captchaFrame')}"]`);
  await expect(frame.getByText(phrase('accounts.captchaFailed'))).toBeVisible();
  await expectAccessible(page);
  isBlocked = false;
  await frame.getByRole('button', { name: phrase('accounts.captchaRetry') }).click();
  await frame.getByRole('button', { name: 'I am a person' }).click();
  await expect(page.getByText(phrase('errors.slider_wrong'))).toBeVisible();
  await frame.getByRole('button', { name: 'I am a person' }).click();
  await expect(page.getByLabel(phrase('accounts.optionalPassword'), { exact: true })).toBeVisible();
  expect(vendors.requests).toHaveLength(2);
  expect(server.log()).not.toContain(keys.secret);
});
