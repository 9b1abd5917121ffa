import { readTables, readTexts, type SetPage, toCells } from './pages.ts';

/** Debian's packages with the fonts of these pages, and the files that are used. */
export const unseenFonts = {
  'AR PL UMing CN': ['fonts-arphic-uming', 'truetype/arphic/uming.ttc'],
  'AR PL UKai CN': ['fonts-arphic-ukai', 'truetype/arphic/ukai.ttc'],
  'WenQuanYi Zen Hei': ['fonts-wqy-zenhei', 'truetype/wqy/wqy-zenhei.ttc'],
  'EB Garamond': ['fonts-ebgaramond', 'opentype/ebgaramond/EBGaramond12-Regular.otf'],
  Carlito: ['fonts-crosextra-carlito', 'truetype/crosextra/Carlito-Regular.ttf'],
  'Liberation Serif': ['fonts-liberation', 'truetype/liberation/LiberationSerif-Regular.ttf'],
  'Liberation Sans': ['fonts-liberation', 'truetype/liberation/LiberationSans-Regular.ttf'],
} as const;

type Font = keyof typeof unseenFonts;
type Given = Pick<SetPage, 'language' | 'pageClass' | 'condition' | 'size'> & { font: Font; texts: number[] };

const prose: readonly Given[] = [
  { language: 'zh', pageClass: 'scan', condition: 'scan', font: 'AR PL UMing CN', size: 11, texts: [0] },
  { language: 'zh', pageClass: 'scan', condition: 'scan', font: 'WenQuanYi Zen Hei', size: 10.5, texts: [1] },
  { language: 'zh', pageClass: 'photo', condition: 'photo', font: 'AR PL UKai CN', size: 14, texts: [2] },
  { language: 'zh', pageClass: 'photo', condition: 'photo', font: 'WenQuanYi Zen Hei', size: 12, texts: [3] },
  {
    language: 'zh',
    pageClass: 'columns',
    condition: 'scan',
    font: 'AR PL UMing CN',
    size: 10.5,
    texts: [3, 0],
  },
  { language: 'en', pageClass: 'scan', condition: 'scan', font: 'EB Garamond', size: 12, texts: [0] },
  { language: 'en', pageClass: 'scan', condition: 'scan', font: 'Liberation Sans', size: 10, texts: [1] },
  { language: 'en', pageClass: 'photo', condition: 'photo', font: 'Carlito', size: 12, texts: [2] },
  { language: 'en', pageClass: 'photo', condition: 'photo', font: 'Liberation Serif', size: 11, texts: [3] },
  { language: 'en', pageClass: 'columns', condition: 'scan', font: 'EB Garamond', size: 11, texts: [2, 3] },
];

/** Pages with other texts, fonts and sizes than those of the set. Nothing was tuned on them: they are only measured. */
export function listUnseenPages(): SetPage[] {
  const texts = { zh: readTexts('unseen-zh.txt'), en: readTexts('unseen-en.txt') };
  const pages = prose.map(({ texts: chosen, ...page }, place): SetPage => {
    const own = chosen.map((index) => texts[page.language][index]);
    return {
      ...page,
      name: `unseen-${page.language}-${page.pageClass}-${place}`,
      title: own[0]?.title ?? '',
      paragraphs: own.flatMap((text) => text?.paragraphs ?? []),
      table: null,
    };
  });
  const tables = readTables('unseen-tables.json').map(
    ({ language, title, rows }, place): SetPage => ({
      ...{ language, title, paragraphs: [], size: 11 },
      pageClass: 'tables',
      condition: place === 0 ? 'photo' : 'scan',
      name: `unseen-${language}-tables-${place}`,
      font: language === 'zh' ? 'WenQuanYi Zen Hei' : 'Carlito',
      table: toCells(rows),
    }),
  );
  return [...pages, ...tables];
}
