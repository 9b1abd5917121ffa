import { createArticle, editArticle, publishArticle, saveArticle } from '@inkstone/contracts/staff/content';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import { signUpStaff } from '../support/staff.ts';

const phrase = phrasesOf('en');
const t = (key: string) => phrase(`staff-content.${key}` as Parameters<typeof phrase>[0]);
const minute = 60_000;

test.use({
  locale: 'en-US',
  viewport: { width: 1280, height: 800 },
  serverOptions: withMovableClock,
});

test('an open article shows that its publication and its withdrawal have taken place', async ({
  page,
  context,
  server,
}) => {
  const { call, cookies } = await signUpStaff(server, 'editor');
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const slug = 'later-ink';
  const { id } = await call(createArticle, { kind: 'news', slug, language: 'en', title: 'Later ink' });
  const { content, version } = await call(editArticle, { id });
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ink.' }] }] };
  const text = { title: 'Later ink', summary: 'About later ink.', body, isMachine: false };
  const saved = await call(saveArticle, { id, version, content: { ...content, texts: { en: text } } });
  const [publishAt, unpublishAt] = [server.now() + 5 * minute, server.now() + 10 * minute];
  await call(publishArticle, { id, version: saved.version, publishAt, unpublishAt });

  await page.clock.install({ time: server.now() });
  await page.goto(`/en/admin/content/${id}`);
  const state = (name: string) =>
    page
      .getByRole('main')
      .getByText(t(`state_${name}`), { exact: true })
      .first();
  const visit = async () => (await page.request.get(`/en/newslist/${slug}`)).status();
  await expect(state('scheduled')).toBeVisible();
  expect(await visit()).toBe(404);

  await server.pass(5 * minute + 1000);
  await page.clock.fastForward(5 * minute + 2000);
  await expect(state('published')).toBeVisible();
  await expect(page.getByRole('link', { name: t('openPage') })).toBeVisible();
  expect(await visit()).toBe(200);

  await server.pass(5 * minute);
  await page.clock.fastForward(5 * minute);
  await expect(state('withdrawn')).toBeVisible();
  await expect(page.getByRole('link', { name: t('openPage') })).toHaveCount(0);
  expect(await visit()).toBe(404);
});
