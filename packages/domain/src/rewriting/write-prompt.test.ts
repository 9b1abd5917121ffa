import { describe, expect, it } from 'vitest';
import { estimateTokens, type Task, type TaskName, variants, writePrompt } from './index.ts';
import { instructions } from './instructions.ts';
import { writeInstructions } from './write-prompt.ts';

const languages = ['zh', 'en'] as const;
const tones = ['formal', 'friendly', 'concise', 'confident', 'neutral'] as const;
const taskOf = (name: TaskName): Task => {
  const tone = tones.find((one) => one === name);
  return tone ? { kind: 'tone', tone } : ({ kind: name } as Task);
};
const names = Object.keys(instructions.en) as TaskName[];
const common = { text: 'TEXT', fence: '##k7f2##' } as const;

describe('prompts', () => {
  it('equal the golden file', async () => {
    const all = languages.flatMap((language) =>
      names.map((name) => {
        const parts = { task: taskOf(name), language, masks: 'brackets', ...common } as const;
        const messages = writePrompt(parts).map(({ role, content }) => `[${role}]\n${content}`);
        return `== ${name}, ${language}\n${messages.join('\n')}`;
      }),
    );
    await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('./prompts.golden.txt');
  });

  it('have fewer than 120 tokens of instruction, with the rule of an alternative', () => {
    for (const language of languages)
      for (const name of names)
        for (const variant of variants)
          for (const masks of ['brackets', 'tags'] as const) {
            const parts = { task: taskOf(name), language, masks, variant, ...common };
            const tokens = estimateTokens(writeInstructions(parts));
            expect(tokens, `${name} ${language} ${variant}`).toBeLessThan(120);
          }
  });

  it('never contain the text in the system message', () => {
    for (const language of languages)
      for (const name of names) {
        const [system, user] = writePrompt({ task: taskOf(name), language, masks: 'tags', ...common });
        expect(system?.content).not.toContain('TEXT');
        expect(user).toEqual({ role: 'user', content: '##k7f2##\nTEXT\n##k7f2##' });
      }
  });

  it('contain the fault of the first answer, and the instruction of a user', () => {
    const parts = { language: 'en', masks: 'brackets', ...common } as const;
    const own = { kind: 'own', prompt: 'Make it rhyme.' } as const;
    expect(writeInstructions({ ...parts, task: own, fault: '⟦2⟧ is missing' })).toMatch(
      /Task: Make it rhyme\.[\s\S]*wrong: ⟦2⟧ is missing\./,
    );
  });
});
