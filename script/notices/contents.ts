/** Data or files in this repository that are derived from third-party work. */
export interface SourcedContent {
  readonly name: string;
  readonly version: string | null;
  readonly licence: string;
  readonly source: string;
  /** The attribution that the licence requires. */
  readonly copyright: readonly string[];
  /** The file with the notice, relative to the top folder; without one, the text of the SPDX licence. */
  readonly notice?: string;
  /** Files that contain it. */
  readonly files: readonly RegExp[];
  /** Reason why a licence that is not on the allow list may be used. */
  readonly reason?: string;
}

const english = (name: string) => new RegExp(`^packages/english/data/${name}[.]`);

/** All distributed third-party content of the repository. */
export const sourcedContents: readonly SourcedContent[] = [
  {
    name: 'SCOWL',
    version: '2020.12.07',
    licence: 'LicenseRef-SCOWL',
    source: 'http://wordlist.aspell.net/',
    copyright: ['Copyright 2000-2011 by Kevin Atkinson'],
    notice: 'packages/english/data/lexicon.notice.txt',
    files: [english('lexicon')],
    reason: 'Permits use, modification and sale when its notice is kept; it is not in the SPDX list.',
  },
  {
    name: 'Counts of words (OpenStax, Standard Ebooks and others)',
    version: null,
    licence: 'CC-BY-4.0 AND CC-BY-3.0 AND OGL-UK-3.0 AND MIT AND Apache-2.0 AND CC0-1.0',
    source: 'https://openstax.org/',
    copyright: [
      'Textbooks by OpenStax, Rice University',
      'Contains public sector information, Crown copyright',
    ],
    notice: 'packages/english/data/ngrams.notice.txt',
    files: [english('ngrams')],
  },
  {
    name: 'WordNet and MASC',
    version: '3.1',
    licence: 'LicenseRef-WordNet',
    source: 'https://wordnet.princeton.edu/',
    copyright: ['WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.'],
    notice: 'packages/english/data/tagger.notice.txt',
    files: [english('tagger')],
    reason:
      'Permits use, modification and distribution without fee when its notice is kept; it is not in the SPDX list.',
  },
  {
    name: 'WordNet (synonyms)',
    version: '3.1',
    licence: 'LicenseRef-WordNet',
    source: 'https://wordnet.princeton.edu/',
    copyright: ['WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.'],
    notice: 'packages/rewrite/data/thesaurus.notice.txt',
    files: [/^packages\/rewrite\/data\/thesaurus[.]/],
    reason:
      'Permits use, modification and distribution without fee when its notice is kept; it is not in the SPDX list.',
  },
  {
    name: 'Unihan, Unicode Character Database',
    version: '15.0',
    licence: 'Unicode-DFS-2016',
    source: 'https://www.unicode.org/charts/unihan.html',
    copyright: ['Copyright © 1991-2022 Unicode, Inc. All rights reserved.'],
    notice: 'packages/chinese/data/characters.notice.txt',
    files: [
      /^packages\/chinese\/data\/characters[.]/,
      /^packages\/proofread\/src\/sensitive\/data\/(sounds|traditional)[.]ts$/,
    ],
  },
  {
    name: 'Counts of confusions (CSCD-NS, ECSpell)',
    version: null,
    licence: 'MIT',
    source: 'https://github.com/nghuyong/cscd-ns',
    copyright: ['CSCD-NS: nghuyong', 'ECSpell: Aopolin-Lv'],
    files: [
      /^packages\/chinese\/data\/(experience|calibration)[.]txt$/,
      /^packages\/chinese\/data\/ranker[.]json$/,
    ],
  },
  {
    name: 'Common passwords (@zxcvbn-ts/language-common)',
    version: '4.1.3',
    licence: 'MIT',
    source: 'https://github.com/zxcvbn-ts/zxcvbn',
    copyright: ['zxcvbn-ts'],
    files: [/^packages\/domain\/src\/accounts\/passwords\/common-list[.]ts$/],
  },
  {
    name: 'libime-data-language-model',
    version: null,
    licence: 'LGPL-2.1-or-later',
    source: 'https://github.com/fcitx/libime',
    copyright: ['2015-2022, CSSlayer'],
    files: [],
    reason:
      'The language pack of Chinese is not part of the build: script/langpack fetches it from Debian, unmodified, ' +
      'with its copyright file.',
  },
];

/** Files that were created for this project. */
export const ownContents: readonly RegExp[] = [
  /^apps\/web\/public\/(favicon[.]svg|icons\/|screenshots\/|robots[.]txt|manifest-\w+[.]webmanifest)/,
  /^apps\/server\/addons\/[\w-]+\/([.]npmrc|package-lock[.]json)$/,
  /^apps\/server\/src\/platform\/db\/migration-checksums[.]txt$/,
  /^packages\/chinese\/data\/trusted-words[.]txt$/,
  /^packages\/ocr\/src\/score\/(score|unseen)[.]json$/,
  /^packages\/domain\/src\/rewriting\/prompts[.]golden[.]txt$/,
];

/** Packages whose content is distributed as fonts. */
export const fontPackages = /^@(fontsource-variable|expo-google-fonts)\/|^lxgw-wenkai-/;

/** Development dependencies that add their own code or styles to the build, which the bundler cannot detect. */
export const writesIntoBuild: readonly string[] = ['tailwindcss', 'vite', 'rolldown'];
