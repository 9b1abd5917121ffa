import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticeIndex } from '../../packages/contracts/src/site/notices.ts';
import { root } from '../checks/check.ts';
import { collectNotices } from './collect.ts';
import {
  findContentFaults,
  findCrateFaults,
  findEngineFaults,
  findEvidenceFaults,
  findPackageFaults,
  findPartFaults,
} from './faults.ts';
import { lockedPackages } from './installed.ts';
import { chooseLicences } from './licences.ts';
import { findCrates } from './rust-crates.ts';
import { findCopyrightLines } from './texts.ts';
import { formatNotices, writeNotices } from './write.ts';

const none = new Set<string>();

describe('chooseLicences', () => {
  it.each([
    ['MIT', ['MIT']],
    ['(MIT OR CC0-1.0)', ['MIT']],
    ['GPL-3.0-only OR Apache-2.0', ['Apache-2.0']],
    ['MIT AND OFL-1.1', ['MIT', 'OFL-1.1']],
    ['(GPL-2.0 OR MIT) AND (ISC OR AGPL-3.0)', ['MIT', 'ISC']],
  ])('accepts %s', (expression, chosen) => expect(chooseLicences(expression)).toEqual(chosen));

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'MIT OR',
    '(MIT',
    'MIT GPL-3.0-only',
    'SEE LICENSE IN EULA.txt',
    'UNLICENSED',
    '',
  ])('refuses “%s”', (expression) => expect(chooseLicences(expression)).toBeNull());
});

describe('findPackageFaults', () => {
  const packages = lockedPackages({
    '': { version: '1.0.0' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/@inkstone/kernel': { link: true },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/silent': { version: '2.0.0' },
    'node_modules/good/node_modules/@far/copyleft': { version: '3.0.0', license: 'AGPL-3.0-only' },
    'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
  });
  const faultsOf = (inBrowser: ReadonlySet<string>, exceptions = {}) =>
    findPackageFaults(packages, inBrowser, exceptions).map((fault) => fault.split(':', 1)[0]);

  it('names production packages without a licence, or with a forbidden one', () =>
    expect(faultsOf(none)).toEqual([
      'silent 2.0.0 states no licence',
      '@far/copyleft 3.0.0 states the licence AGPL-3.0-only',
    ]));

  it('names a development tool as soon as its code is sent to browsers', () =>
    expect(faultsOf(new Set(['tool']))).toContain('tool 4.0.0 states the licence GPL-3.0-only'));

  it('accepts exceptions, and names unused ones', () => {
    const exception = { licence: 'MIT', reason: 'asked the author' };
    const exceptions = { silent: exception, '@far/*': exception, good: exception };
    expect(faultsOf(none, exceptions)).toEqual(['the exception for good is not needed any more']);
  });
});

it('an exception requires a text of the installed package', () => {
  const exception = (says: string) => ({
    format: { licence: 'MIT', reason: 'old', evidence: { file: 'Readme.md', says } },
  });
  expect(findEvidenceFaults(root, exception('MIT license'))).toEqual([]);
  expect(findEvidenceFaults(root, exception('GPL'))).toHaveLength(1);
});

it('finds the crates in WebAssembly by the paths of their sources, and those without a known licence', () => {
  const wasm = Buffer.from(
    '\0asm…/registry/src/index.crates.io-1/serde-1.0.2/src/lib.rs\0registry/src/x/new-crate-0.1.0/a.rs',
  );
  const crates = findCrates(wasm);
  expect(crates).toEqual([
    { name: 'new-crate', version: '0.1.0' },
    { name: 'serde', version: '1.0.2' },
  ]);
  expect(findCrateFaults(crates)).toEqual([
    'crate new-crate 0.1.0 has no licence in script/notices/rust-crates.ts',
  ]);
});

it('compiled code without a record is a fault, as is a record without its part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  mkdirSync(join(folder, 'node_modules/engine/dist'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/engine/dist/core.wasm'), '\0asm… zlib');
  const engine = {
    ...{ name: 'engine', version: '1.0.0', licence: 'MIT', isDevelopment: false },
    path: 'node_modules/engine',
  };
  expect(findEngineFaults(folder, [engine], none)).toEqual([
    'engine ships dist/core.wasm: which libraries it contains stands in no record (script/notices/embedded.ts)',
  ]);
  expect(findEngineFaults(folder, [{ ...engine, isDevelopment: true }], none)).toEqual([]);
  const record = (contains: string, licence: string) => ({
    ...{ inside: 'engine', name: contains, licence, source: 'https://example.org', copyright: [] },
    evidence: { file: 'dist/core.wasm', contains },
  });
  expect(findPartFaults(folder, [record('zlib', 'Zlib')])).toEqual([]);
  expect(findPartFaults(folder, [record('libpng', 'libpng-2.0')])).toHaveLength(1);
  expect(findPartFaults(folder, [record('zlib', 'GPL-3.0-only')])).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

it('an unrecorded data file is a fault, as is a record without its notice', () => {
  const record = {
    ...{ name: 'Words', version: null, licence: 'MIT', source: 'https://example.org', copyright: [] },
    ...{ notice: 'packages/a/data/words.notice.txt', files: [/data\/words[.]/] },
  };
  const faults = findContentFaults(
    [
      'packages/a/data/words.bin',
      'packages/a/data/found.bin',
      'packages/a/src/a.ts',
      'training/evaluation/x.txt',
    ],
    [record],
    [],
  );
  expect(faults).toEqual([
    'packages/a/data/found.bin: whose work it is stands in no record (script/notices/contents.ts)',
    'Words: its notice packages/a/data/words.notice.txt does not exist',
  ]);
});

it('reads copyright lines, not other text about copyright', () => {
  const text = `MIT License
 * Copyright (c) 2020 Somebody <a@example.org>
The above copyright notice and this permission notice shall be included in all
   (c) You must retain, in the Source form of any Derivative Works
   Copyright [yyyy] [name of copyright owner]
   copyright license to reproduce, prepare Derivative Works of`;
  expect(findCopyrightLines(text)).toEqual(['Copyright (c) 2020 Somebody <a@example.org>']);
});

describe('the notices of installed packages', () => {
  const notices = collectNotices(root);

  it('have a licence, a text and an own URL each', () => {
    expect(notices.length).toBeGreaterThan(400);
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length);
    expect(notices.filter(({ licence, text }) => licence === '' || text.length < 150)).toEqual([]);
  });

  it.each([
    ['react', 'Meta Platforms'],
    ['harper.js', 'Apache License'],
    ['pdfjs-dist', 'LICENSE_OPENJPEG'],
    ['format', 'Copyright 2010 - 2014 Sami Samhuri'],
    ['png-js', 'Devon Govett'],
    ['@fontsource-variable/literata', 'SIL OPEN FONT LICENSE'],
    ['tailwindcss', 'Tailwind Labs'],
    ['SCOWL', 'Kevin Atkinson'],
    ['Unihan, Unicode Character Database', 'Unicode, Inc.'],
    ['PostgreSQL', 'Regents of the University of California'],
    ['serde', 'crates.io/crates/serde/'],
    ['Leptonica', 'Redistribution and use in source and binary forms'],
    ['FreeType', 'The FreeType Project LICENSE'],
    ['Anti-Grain Geometry 2.3', 'Maxim Shemanarev'],
    ['libpng', 'PNG Reference Library License'],
    ['Tesseract model eng', 'Apache License'],
    ['libime-data-language-model', 'GNU LESSER GENERAL PUBLIC LICENSE'],
  ])('%s: %s', (name, words) => {
    const found = notices.find((notice) => notice.name === name);
    expect(found?.text.toLowerCase()).toContain(words.toLowerCase());
  });

  it('omit development packages', () => expect(notices.map(({ name }) => name)).not.toContain('vitest'));

  it('are written as the server reads them, and as one text', () => {
    const folder = mkdtempSync(join(tmpdir(), 'notices-'));
    writeNotices(folder, notices);
    const index = noticeIndex.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
    expect(index).toHaveLength(notices.length);
    const react = index.find(({ name }) => name === 'react');
    expect(readFileSync(join(folder, 'texts', `${react?.text}.txt`), 'utf8')).toContain('Meta Platforms');
    rmSync(folder, { recursive: true });
    expect(formatNotices(notices)).toContain('react 19.');
  });
});
