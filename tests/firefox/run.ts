// Walks through Inkstone in Firefox as a user does, in English in a wide window and in Chinese in a narrow one. The screenshot
// of a failed step is written to .cache/firefox.
import { startScriptedModel } from '../../apps/server/src/testing/text-model/scripted-model.ts';
import type { TestedLocale } from '../support/phrases.ts';
import { startServer } from '../support/server-process.ts';
import { createProfile } from './bidi.ts';
import { walk } from './walk.ts';

const walks: readonly { readonly locale: TestedLocale; readonly width: number }[] = [
  { locale: 'en', width: 1280 },
  { locale: 'zh', width: 360 },
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await using model = await startScriptedModel({
  answer: (messages) => {
    const rules = messages[0]?.content ?? '';
    if (rules.includes('different directions')) return '{"directions": ["A garden", "A street", "A tree"]}';
    // Slow enough to arrive in several pieces.
    return { text: ' It has a garden.', gap: 30 };
  },
});
await using server = await startServer({
  postgres: null,
  settings: {
    SIMULATOR: 'on',
    TEXT_MODEL_URL: model.url,
    TEXT_MODEL_NAME: 'scripted',
    TEXT_MODEL_KEY: 'k',
  },
});
let passed = 0;
let failed = 0;
for (const { locale, width } of walks) {
  await using profile = await createProfile(locale);
  for await (const { name, error } of walk(profile, server, locale, width)) {
    if (error) failed++;
    else passed++;
    console.log(`${error ? '✘' : '✓'} ${locale}, ${width} px: ${name}${error ? `\n  ${error.message}` : ''}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
