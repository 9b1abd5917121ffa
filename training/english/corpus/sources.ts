/** Text extraction format by kind of source. */
export type Format =
  | 'cnxml'
  | 'xhtml'
  | 'tei'
  | 'markdown'
  | 'rst'
  | 'lines'
  | 'novel'
  | 'dialogue'
  | 'story';

/** A public repository whose texts are counted, at the last commit under the named licence. */
export interface Source {
  readonly repository: string;
  /** Commit, if not the newest one. */
  readonly commit?: string;
  readonly licence: string;
  readonly format: Format;
  /** Selection of files. */
  readonly files: RegExp;
  /** Name of the output file. */
  readonly genre: 'textbooks' | 'fiction' | 'guides' | 'articles' | 'proposals' | 'everyday' | 'stories';
}

function of(
  genre: Source['genre'],
  format: Format,
  licence: string,
  files: RegExp,
  ...repositories: string[]
): Source[] {
  return repositories.map((name) => {
    const [repository = '', commit] = name.split('@');
    return { repository, licence, format, files, genre, ...(commit === undefined ? {} : { commit }) };
  });
}

const textbooks = of(
  'textbooks',
  'cnxml',
  'CC BY 4.0 (at this commit)',
  /^modules\/.*\.cnxml$/,
  'openstax/osbooks-american-government@5c90dd7907dbf25f42266417e63ca3bb0012f031',
  'openstax/osbooks-anatomy-physiology@60d362eb253096cb9b4c2e169ce8cb8b688af426',
  'openstax/osbooks-astronomy@0c021fb283a7dccabe09b08f49dacdb5f50a20b5',
  'openstax/osbooks-business-ethics@cc765356d92967e9d8a8dc2a0f8d9c07f336be00',
  'openstax/osbooks-college-success@d364f09006ddc662a5b6e8719babed85f4fd1d03',
  'openstax/osbooks-entrepreneurship@586f4c203d48ebbdfdcd94ecbb3ca1d9899988ed',
  'openstax/osbooks-introduction-anthropology@29de033cce85a687496ed2610ec7c10e83faed85',
  'openstax/osbooks-introduction-business@dc06a6041098ae67ec969bbb0bc2cd53f4814b3b',
  'openstax/osbooks-introduction-intellectual-property@be114384439f2b443be1fdcc6fb5685c065cfc2b',
  'openstax/osbooks-introduction-philosophy@f8e43da05b2f4d9700b363e0f2a236cbd903f6e4',
  'openstax/osbooks-introduction-political-science@8bc3842357161ce2e3958ccac902e6c1a302531f',
  'openstax/osbooks-introduction-sociology@33361f91a372cb19c986f217a8bf7d2da8355229',
  'openstax/osbooks-life-liberty-and-pursuit-happiness@83ebcc71c8de2efb166d8da9715723b99dfc8e59',
  'openstax/osbooks-microbiology@195e304d43b988de2b33bd798e59c030a3d84902',
  'openstax/osbooks-principles-economics-bundle@8a7204788c947135c8567d3ad26e6db07ce90adf',
  'openstax/osbooks-principles-finance@d87438335087762bee28efcc5fd59de2ef0f7ff6',
  'openstax/osbooks-principles-marketing@f5df2ee448b77164d786ede39a5050efcdb89bc7',
  'openstax/osbooks-psychology@c1b218bc1552e452c7be4d5da60c52a9ae49af0d',
  'openstax/osbooks-us-history@b9b1d7e5a432ccbbde20e72baa9f71c1ba27413c',
  'openstax/osbooks-world-history@c21881a4efaa1b6a5db5171a484c572d3bfa7000',
  'openstax/osbooks-writing-guide@33df4b0b714cf2b831050cb05f8a06ec3e3e9707',
);

const fiction = [
  ...of(
    'fiction',
    'xhtml',
    'CC0 / public domain',
    /^src\/epub\/text\/(?!colophon|imprint|uncopyright|titlepage|endnotes|halftitle|loi).*\.xhtml$/,
    'standardebooks/agatha-christie_the-man-in-the-brown-suit',
    'standardebooks/agatha-christie_the-murder-on-the-links',
    'standardebooks/agatha-christie_the-mysterious-affair-at-styles',
    'standardebooks/agatha-christie_the-secret-adversary',
    'standardebooks/anton-chekhov_short-fiction_constance-garnett',
    'standardebooks/clifford-d-simak_short-fiction',
    'standardebooks/dashiell-hammett_red-harvest',
    'standardebooks/dorothy-l-sayers_whose-body',
    'standardebooks/edgar-rice-burroughs_tarzan-of-the-apes',
    'standardebooks/edith-wharton_the-age-of-innocence',
    'standardebooks/ernest-hemingway_short-fiction',
    'standardebooks/ernest-hemingway_the-sun-also-rises',
    'standardebooks/f-scott-fitzgerald_short-fiction',
    'standardebooks/f-scott-fitzgerald_the-great-gatsby',
    'standardebooks/frederik-pohl_short-fiction',
    'standardebooks/fritz-leiber_short-fiction',
    'standardebooks/h-beam-piper_short-fiction',
    'standardebooks/h-g-wells_short-fiction',
    'standardebooks/h-p-lovecraft_short-fiction',
    'standardebooks/harry-harrison_short-fiction',
    'standardebooks/jack-london_short-fiction',
    'standardebooks/john-dewey_democracy-and-education',
    'standardebooks/john-dos-passos_manhattan-transfer',
    'standardebooks/john-maynard-keynes_the-economic-consequences-of-the-peace',
    'standardebooks/l-m-montgomery_anne-of-green-gables',
    'standardebooks/mack-reynolds_short-fiction',
    'standardebooks/o-henry_short-fiction',
    'standardebooks/p-g-wodehouse_leave-it-to-psmith',
    'standardebooks/p-g-wodehouse_love-among-the-chickens',
    'standardebooks/p-g-wodehouse_psmith-in-the-city',
    'standardebooks/p-g-wodehouse_right-ho-jeeves',
    'standardebooks/p-g-wodehouse_short-fiction',
    'standardebooks/philip-k-dick_short-fiction',
    'standardebooks/poul-anderson_short-fiction',
    'standardebooks/ray-bradbury_short-fiction',
    'standardebooks/robert-e-howard_short-fiction',
    'standardebooks/robert-sheckley_short-fiction',
    'standardebooks/saki_short-fiction',
    'standardebooks/sinclair-lewis_babbitt',
    'standardebooks/sinclair-lewis_main-street',
    'standardebooks/theodore-dreiser_an-american-tragedy',
    'standardebooks/upton-sinclair_the-jungle',
    'standardebooks/virginia-woolf_mrs-dalloway',
    'standardebooks/w-somerset-maugham_of-human-bondage',
    'standardebooks/willa-cather_my-antonia',
  ),
  ...of('fiction', 'tei', 'public domain, markup CC BY 4.0', /^level1\/.*\.xml$/, 'COST-ELTeC/ELTeC-eng'),
  ...of(
    'fiction',
    'novel',
    'public domain',
    /^corpus\/(Barclay|Bennett|Burnett|Chesterton|Conrad|Corelli|Ford|Forster|Galsworthy|Hardy|James|Kipling|Lawrence|Lee|Morris|Haggard|Schreiner|Stevenson|Ward|Woolf|Gissing|Moore|Cather|Wells).*\.txt$/,
    'computationalstylistics/100_english_novels',
  ),
];

const articles = [
  ...of(
    'articles',
    'markdown',
    'public domain, CC0 elsewhere',
    /^content\/(news|resources|guides|topics).*\.md$/,
    'GSA/digitalgov.gov',
  ),
  ...of(
    'articles',
    'markdown',
    'public domain, CC0 elsewhere',
    /^content\/posts\/.*\.md$/,
    '18F/18f.gsa.gov',
  ),
  ...of('articles', 'markdown', 'CC BY 3.0', /posts?\/.*\.mdx?$/, 'benbalter/benbalter.github.com'),
  ...of(
    'articles',
    'markdown',
    'CC BY 4.0',
    /^content\/(blog|posts?)\/.*\.md$/,
    'carpentries/carpentries.org',
  ),
  ...of('articles', 'markdown', 'MIT / Apache-2.0', /^content\/.*\.md$/, 'rust-lang/blog.rust-lang.org'),
  ...of(
    'articles',
    'markdown',
    'MIT',
    /^(_posts\/en\/newsletters|_topics\/en)\/.*\.md$/,
    'bitcoinops/bitcoinops.github.io',
  ),
  ...of(
    'articles',
    'markdown',
    'MIT',
    /^apps\/site\/pages\/en\/(blog|learn|about).*\.mdx?$/,
    'nodejs/nodejs.org',
  ),
  ...of('articles', 'xhtml', 'CC BY 3.0', /^docs\/en\/.*\.html$/, 'aosabook/aosabook'),
];

const guides = [
  ...of(
    'guides',
    'markdown',
    'CC BY 4.0',
    /^(?!.*translations).*_articles\/[a-z-]+\.md$/,
    'github/opensource.guide',
  ),
  ...of('guides', 'markdown', 'CC BY 4.0', /^docs\/.*\.md$/, 'microsoft/code-with-engineering-playbook'),
  ...of('guides', 'markdown', 'CC BY 4.0', /^styleguide\/.*\.md$/, 'MicrosoftDocs/microsoft-style-guide'),
  ...of(
    'guides',
    'markdown',
    'CC BY 4.0',
    /\.md$/,
    'MicrosoftDocs/well-architected',
    'reactjs/react.dev',
    'vuejs/docs',
    'dart-lang/site-www',
  ),
  ...of('guides', 'markdown', 'Open Government Licence 3.0', /^source\/.*\.erb$/, 'alphagov/gds-way'),
  ...of('guides', 'markdown', 'Open Government Licence 3.0', /^src\/.*\.md$/, 'alphagov/govuk-design-system'),
  ...of('guides', 'markdown', 'public domain, CC0 elsewhere', /\.md$/, 'uswds/uswds-site'),
];

const proposals = [
  ...of('proposals', 'rst', 'public domain / CC0', /^peps\/pep-\d+\.rst$/, 'python/peps'),
  ...of('proposals', 'markdown', 'MIT / Apache-2.0', /^text\/.*\.md$/, 'rust-lang/rfcs'),
  ...of(
    'proposals',
    'markdown',
    'Apache-2.0',
    /^(proposals|visions|policies)\/.*\.md$/,
    'swiftlang/swift-evolution',
  ),
  ...of('proposals', 'markdown', 'CC0', /^EIPS\/.*\.md$/, 'ethereum/EIPs'),
];

const everyday = [
  ...of(
    'everyday',
    'lines',
    'CC0',
    /^server\/data\/en\/(?!Dictionary|single|fx).*\.txt$/,
    'skanderbenalaya/common-voice',
  ),
  ...of(
    'everyday',
    'dialogue',
    'CC BY 4.0',
    /^TM-4-2024\/data\/.*\.json$/,
    'google-research-datasets/Taskmaster',
  ),
  ...of(
    'stories',
    'story',
    'CC BY (each story says so)',
    /^en\/.*\.md$/,
    'global-asp/asp-source',
    'global-asp/pb-source',
  ),
];

/** All sources of counts. They contain neither the evaluation sets nor the books from which those were taken. */
export const sources: readonly Source[] = [
  ...textbooks,
  ...fiction,
  ...articles,
  ...guides,
  ...proposals,
  ...everyday,
];
