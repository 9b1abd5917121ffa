import { violationsOf } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

const phrase = phrasesOf('zh');
test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

test('a visitor sends feedback, once it has content', async ({ page }) => {
  await page.goto('/zh/feedback');
  const content = page.getByLabel(phrase('feedback.content'));
  const send = page.getByRole('button', { name: phrase('feedback.send') });
  await page.getByLabel(phrase('feedback.contact')).fill('reader@example.org');
  await send.click();
  await expect(content).toHaveAccessibleDescription(new RegExp(phrase('errors.feedback_required')));
  await expect(content).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.insertText('打开文档以后，光标跳到开头。');
  await send.click();
  await expect(page.getByText(phrase('feedback.sent'))).toBeInViewport();
  await expect(content).toHaveValue('');
});
