import { expect, it } from 'vitest';
import { createSensitiveGroups } from './sensitive-groups.ts';

it('saves each choice after the previous one, all groups together', async () => {
  const kept: string[] = [];
  const groups = createSensitiveGroups(async (chosen) => kept.push(chosen.join()));
  let changes = 0;
  groups.subscribe(() => changes++);
  expect([groups.current(), groups.isChosenHere()]).toEqual([null, false]);
  groups.load(['insult']);
  expect([groups.current(), groups.isChosenHere()]).toEqual([['insult'], false]);
  await Promise.all([groups.choose('newsroom', true), groups.choose('insult', false)]);
  expect(kept).toEqual(['insult,newsroom', 'newsroom']);
  expect([groups.current(), groups.isChosenHere(), changes]).toEqual([['newsroom'], true, 3]);
});

it('reverts a choice that cannot be saved, and continues', async () => {
  let isBroken = true;
  const groups = createSensitiveGroups(async () => {
    if (isBroken) throw new Error('offline');
  });
  groups.load(['insult']);
  const failed = groups.choose('newsroom', true);
  expect(groups.current()).toEqual(['insult', 'newsroom']);
  await expect(failed).rejects.toThrow('offline');
  expect(groups.current()).toEqual(['insult']);
  isBroken = false;
  await groups.choose('newsroom', true);
  expect(groups.current()).toEqual(['insult', 'newsroom']);
});
