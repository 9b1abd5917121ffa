/** Additional evidence required for a change of a trusted word, in log-odds. */
const forTrustedWord = 0.2;
/** Additional evidence in official sentences, which have been proofread and contain rare words. */
const forOfficialText = 3;
/** Additional evidence in names, whose spelling is free; foreign names are sequences of characters without meaning. */
const forName = 1;
const forForeignName = 2;

const maxLength = 4;
const foreign =
  /[阿埃艾安奥巴贝比波博布查达戴德迪杜多厄恩尔法菲费弗夫盖格哈赫霍基吉加杰卡凯柯科克肯库拉莱兰朗勒雷里利列林卢鲁路伦罗洛马玛麦曼梅蒙米莫姆穆娜内尼努诺欧帕佩皮普奇乔萨塞瑟沙莎舍史斯塔泰坦特廷图托瓦威韦维魏温沃乌西希夏谢辛休雅亚耶伊因约泽扎詹佐蒂丹迈纳瑞桑]{3,}/g;
const official = /应当|依照|本法|本条例|第[一二三四五六七八九十百]+[条款项]|县级以上|人民政府|主管部门|责令/;
/** Surnames that are hardly ever other words. */
const surname = /[王李张刘陈杨赵黄周吴徐孙胡朱郭罗梁宋郑谢韩唐冯邓曹彭曾蔡潘袁蒋沈魏吕丁]/;

/** Returns the additional evidence required for a change of a span. */
export type RequiredEvidence = (start: number, end: number) => number;

/** Creates the requirement from words that are correct although the model considers them unlikely. */
export function createRequiredEvidence(trustedWords: string): (text: string) => RequiredEvidence {
  const trusted = new Set(trustedWords.split(/\s+/));
  return (text) => {
    const inGeneral = official.test(text) ? forOfficialText : 0;
    const names = [...text.matchAll(foreign)].map(
      ({ index, 0: { length } }) => [index, index + length] as const,
    );
    return (start, end) => {
      const isForeign = names.some(([from, to]) => from <= start && end <= to);
      const mayBeNamed = surname.test(text.slice(Math.max(0, start - 2), start));
      const isTrusted = isWithin(trusted, text, start, end);
      return (
        inGeneral +
        sum([
          [isTrusted, forTrustedWord],
          [mayBeNamed, forName],
          [isForeign, forForeignName],
        ])
      );
    };
  };
}

function isWithin(words: ReadonlySet<string>, text: string, start: number, end: number): boolean {
  for (let from = Math.max(0, end - maxLength); from <= start; from++) {
    for (let to = Math.max(end, from + 2); to <= Math.min(text.length, from + maxLength); to++) {
      if (words.has(text.slice(from, to))) return true;
    }
  }
  return false;
}

function sum(parts: readonly (readonly [holds: boolean, weight: number])[]): number {
  return parts.reduce((total, [holds, weight]) => total + (holds ? weight : 0), 0);
}
