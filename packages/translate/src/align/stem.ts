const irregular = new Map(
  `was be;were be;is be;are be;been be;am be;has have;had have;did do;does do;done do;said say;told tell;went go;gone go;came come;saw see;
seen see;knew know;known know;took take;taken take;gave give;given give;found find;thought think;brought bring;bought buy;sold sell;
left leave;felt feel;kept keep;held hold;met meet;paid pay;sent send;built build;spent spend;lost lose;won win;wrote write;
written write;spoke speak;spoken speak;broke break;broken break;chose choose;chosen choose;drove drive;driven drive;ate eat;eaten eat;
fell fall;fallen fall;flew fly;forgot forget;forgotten forget;grew grow;grown grow;heard hear;hid hide;laid lay;led lead;made make;
ran run;rose rise;risen rise;sat sit;slept sleep;stood stand;swam swim;taught teach;threw throw;thrown throw;understood understand;
woke wake;wore wear;worn wear;drank drink;drew draw;drawn draw;froze freeze;frozen freeze;began begin;begun begin;caught catch;
children child;men man;women woman;people person;feet foot;teeth tooth;mice mouse;lives life;wives wife;leaves leaf;wolves wolf;
knives knife;better good;best good;worse bad;worst bad;an a;these this;those that;showed show;shown show;became become;got get`
    .split(/;\s*/)
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.split(' ');
      return [form, base];
    }),
);

/** Returns the stem under which inflected forms of an English word are compared; not always a word. */
export function stemOf(word: string): string {
  const small = word.toLowerCase();
  const known = irregular.get(small);
  if (known !== undefined) return known;
  let stem = small;
  if (stem.length > 4) {
    stem = stem
      .replace(/(?:ies|ied)$/, 'y')
      .replace(/(?:sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
      .replace(/(?<![su])s$/, '');
    if (/[aeiouy].*(?:ing|ed|ly)$/.test(stem)) stem = stem.replace(/(?:ing|ed|ly)$/, '');
  } else if (stem.length > 3) stem = stem.replace(/(?<![su])s$/, '');
  // Removes the doubled consonant of stopped and planned, and the silent e of closed and closing.
  return stem.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=..)e$/, '');
}
