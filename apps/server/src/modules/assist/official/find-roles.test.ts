import { rightDocument } from '@inkstone/exchange/official/testing';
import { expect, it } from 'vitest';
import { findRoles } from './find-roles.ts';

it('determines the same roles with invisible characters', () => {
  const texts = rightDocument.map(({ text }) => text);
  const roles = findRoles(texts);
  expect(roles.get(1)).toBe('title');
  expect(findRoles(texts.map((text) => [...text].join('\u200b\ufeff')))).toEqual(roles);
});
