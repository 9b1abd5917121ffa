import { createProofreader } from '@inkstone/proofread';
import { expect, it } from 'vitest';
import { checkOfficial } from './check-official.ts';

const proofreader = createProofreader({ documentKind: 'official' });
const found = async (text: string, title: string) =>
  (await checkOfficial(async (whole) => proofreader.checkWhole(whole), text, title)).map(({ span }) =>
    text.slice(span.start, span.end),
  );

const rest = '各县人民政府。\n现将有关事项通知如下。\n特此通知。\n青山市人民政府\n2026年03月05日';

it('uses the title of the text or otherwise of the field above it', async () => {
  const title = '青山市人民政府关于检查的通知';
  const inText = await found(`${title}\n${rest}`, '随笔');
  expect(inText).toContain('2026年03月05日');
  expect(inText.length).toBeGreaterThan(1);
  expect(await found(rest, title)).toEqual(inText);
  expect((await found(rest, '')).length).toBeLessThan(inText.length);
});

it('returns no findings in the field', async () => {
  const title = '青山市人民政府关于检查的通知。';
  const inText = await found(`${title}\n${rest}`, '');
  expect(await found(rest, title)).toHaveLength(inText.length - 1);
});
