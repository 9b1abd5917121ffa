/** Languages of text challenges. */
export type QuestionLanguage = 'zh' | 'en';

type Words = Readonly<Record<QuestionLanguage, string>>;

/** Words with a commonly known order. */
export interface WordSeries {
  /** Asks for `{n}` words of the kind in their order, or in reverse. */
  readonly forwards: Words;
  readonly backwards: Words;
  readonly items: readonly Words[];
}

const words = (zh: string, en: string) => {
  const english = en.split(' ');
  return zh.split(' ').map((word, i) => ({ zh: word, en: english[i] ?? '' }));
};

/** No word is in two series, and no two words of a series are synonyms. */
export const wordSeries: readonly WordSeries[] = [
  {
    forwards: {
      zh: '请选出{n}种动物，从最小到最大',
      en: 'Pick the {n} animals, from the smallest to the largest',
    },
    backwards: {
      zh: '请选出{n}种动物，从最大到最小',
      en: 'Pick the {n} animals, from the largest to the smallest',
    },
    items: words('蚂蚁 老鼠 山羊 大象 蓝鲸', 'ant mouse goat elephant whale'),
  },
  {
    forwards: { zh: '请选出{n}个数，从小到大', en: 'Pick the {n} numbers, from the lowest to the highest' },
    backwards: {
      zh: '请选出{n}个数，从大到小',
      en: 'Pick the {n} numbers, from the highest to the lowest',
    },
    items: words('三 九 二十 七十 五百 六千', 'three nine twenty seventy hundred thousand'),
  },
  {
    forwards: {
      zh: '请选出{n}段时长，从短到长',
      en: 'Pick the {n} lengths of time, from the shortest to the longest',
    },
    backwards: {
      zh: '请选出{n}段时长，从长到短',
      en: 'Pick the {n} lengths of time, from the longest to the shortest',
    },
    items: words('一秒 一分钟 一小时 一星期 一年 一世纪', 'second minute hour week year century'),
  },
  {
    forwards: {
      zh: '请选出人生的{n}个阶段，从年幼到年长',
      en: 'Pick the {n} ages of people, from the youngest to the oldest',
    },
    backwards: {
      zh: '请选出人生的{n}个阶段，从年长到年幼',
      en: 'Pick the {n} ages of people, from the oldest to the youngest',
    },
    items: words('婴儿 小学生 青年 中年人 老人', 'baby schoolchild teenager adult pensioner'),
  },
  {
    forwards: {
      zh: '请选出{n}种能盛水的东西，从小到大',
      en: 'Pick the {n} waters, from the smallest to the largest',
    },
    backwards: {
      zh: '请选出{n}种能盛水的东西，从大到小',
      en: 'Pick the {n} waters, from the largest to the smallest',
    },
    items: words('茶杯 水桶 浴缸 池塘 海洋', 'drop puddle pond lake ocean'),
  },
  {
    forwards: {
      zh: '请选出{n}种出行方式，从慢到快',
      en: 'Pick the {n} ways to travel, from the slowest to the fastest',
    },
    backwards: {
      zh: '请选出{n}种出行方式，从快到慢',
      en: 'Pick the {n} ways to travel, from the fastest to the slowest',
    },
    items: words('步行 自行车 汽车 飞机 火箭', 'walking bicycle car aeroplane rocket'),
  },
];
