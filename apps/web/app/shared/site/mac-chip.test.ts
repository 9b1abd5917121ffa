import { describe, expect, it } from 'vitest';
import { type ComputerHints, chipOf } from './mac-chip.ts';

const mac: ComputerHints = { platform: 'MacIntel', touchPoints: 0, architecture: null, renderer: null };

describe('chipOf', () => {
  it.each([
    ['Chrome on an Apple chip', { ...mac, architecture: 'arm' }, 'mac-arm64'],
    ['Chrome on an Intel chip', { ...mac, architecture: 'x86' }, 'mac-x64'],
    ['Firefox on an Apple chip', { ...mac, renderer: 'ANGLE (Apple, Apple M2 Pro)' }, 'mac-arm64'],
    ['Firefox on an Intel chip', { ...mac, renderer: 'Intel(R) Iris(TM) Plus Graphics' }, 'mac-x64'],
    ['Safari, which does not tell', { ...mac, renderer: 'Apple GPU' }, null],
    ['an iPad that calls itself a Mac', { ...mac, touchPoints: 5, architecture: 'arm' }, null],
    ['Windows on ARM', { ...mac, platform: 'Win32', architecture: 'arm' }, null],
  ])('%s', (_, hints, chip) => {
    expect(chipOf(hints)).toBe(chip);
  });
});
