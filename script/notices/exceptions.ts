/** An exception for a package whose package.json names no licence, or one that is not on the allow list. */
export interface Exception {
  /** The applicable licence, as an SPDX expression. */
  readonly licence: string;
  readonly reason: string;
  /** A file of the package and its text that states the licence; the check fails if the text is missing. */
  readonly evidence?: { readonly file: string; readonly says: string };
  /** The copyright line, if the package has no licence file. */
  readonly copyright?: string;
}

const sharedLibrary =
  'A separate shared library, unmodified, loaded by sharp at run time: it can be replaced by another build ' +
  '(SHARP_FORCE_GLOBAL_LIBVIPS), and its sources are published by the sharp-libvips project.';

/** By name of the package; a trailing `*` matches any ending. An unneeded entry is a violation. */
export const packageExceptions: Readonly<Record<string, Exception>> = {
  format: {
    licence: 'MIT',
    reason:
      'Of 2014: package.json uses the field `licenses`, which npm has withdrawn. Needed by fault (front matter).',
    evidence: { file: 'Readme.md', says: '[MIT license](http://sjs.mit-license.org)' },
    copyright: 'Copyright 2010 - 2014 Sami Samhuri',
  },
  'png-js': {
    licence: 'MIT',
    reason: 'package.json states no licence, the licence file does. Needed by pdfkit.',
    evidence: { file: 'LICENSE', says: 'Permission is hereby granted, free of charge' },
  },
  '@img/sharp-libvips-*': { licence: 'LGPL-3.0-or-later', reason: sharedLibrary },
  '@img/sharp-win32-*': { licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: sharedLibrary },
  '@img/sharp-wasm32': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason:
      'Installed only where no binary of libvips exists; unmodified, its sources are published by the project.',
  },
};

/** By name of the Rust crate. */
export const crateExceptions: Readonly<Record<string, string>> = {
  cssparser: 'MPL-2.0 covers its own files; they are unmodified and published on crates.io.',
  'dtoa-short': 'MPL-2.0 covers its own files; they are unmodified and published on crates.io.',
};

/** Returns the exception that applies to a package, with the key under which it is recorded. */
export function findException(
  name: string,
  exceptions: Readonly<Record<string, Exception>> = packageExceptions,
): readonly [key: string, exception: Exception] | null {
  const found = Object.entries(exceptions).find(([key]) =>
    key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key,
  );
  return found ?? null;
}
