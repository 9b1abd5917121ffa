import type { Suggestion } from '@inkstone/chinese';

/** A character that is intended between these texts, although the model would change it. */
interface Intended {
  /** The found character and the suggested one. */
  readonly change: string;
  /** What precedes; anything if it is missing. */
  readonly after?: RegExp;
  /** What follows; anything if it is missing. */
  readonly before?: RegExp;
}

const endOfPhrase = '[，。！？；的]|$';

const intended: readonly Intended[] = [
  // 他心里就很难过, not 心理
  {
    change: '里理',
    after: /心$/u,
    before: /^(?:[就却也都很总只正又还想涌像]|默默|暗暗|不禁|充满|感到|美滋滋|一阵|一直)/u,
  },
  // 由其主管部门处理: 由 with somebody’s 其, not 尤其
  {
    change: '由尤',
    before: /^(?!其(?:[是在对当像如让使]|[适喜注关需值擅善不难易]|[重明突显严]\S))/u,
  },
  // 现在再说: the first 在 is not doubled
  { change: '再在', after: /在$/u },
  // 在操场上玩
  { change: '玩完', after: /[上里边中外去来家起园处]$/u },
  { change: '雨余' },
  { change: '贵规', before: new RegExp(`^(?:[了多]|${endOfPhrase})`, 'u') },
  { change: '远愿', after: /不$/u, before: new RegExp(`^(?:[处了]|${endOfPhrase})`, 'u') },
  { change: '吗妈', before: /^[？?。！”]?$/u },
  // 须经批准
  { change: '须需', before: /^[经由按于凭持报以]/u },
  // 如有不详之处
  { change: '详祥', before: /^(?:之处|的地方|尽)/u },
  // 他门前有一棵树, and not 他们; but 我们前往, 他们下来
  {
    change: '门们',
    after: /[我你您他她它]$/u,
    before: /^(?:前(?![往来去进行赴])|下(?![来去午班车课周个楼乡山])|口|框|牙|票|铃|诊|徒|楣)/u,
  },
];

/** Whether the text around shows that the found character is intended. */
export function isIntended({ found, better, start, end }: Suggestion, text: string): boolean {
  const change = found + better;
  if (change === '那哪') return isPlace(start, text);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return intended.some(
    (one) => one.change === change && (one.after?.test(before) ?? true) && (one.before?.test(after) ?? true),
  );
}

/** Words of a question. */
export const question = /[？?吗呢]|知道|晓得|问|无论|不管|不论|清楚|明白|什么|谁|怎|选/u;
/** 又去那里了吗: these words refer to a known place. */
const repeatedVisit = /(?:又|还|就|也还|一直|经常|还没)(?:去过?|在|住在?|到)$/u;
/** Further words after which 那里 may be a misspelled 哪里. */
const choice = /到底|究竟|还是|任何|不到那|好不|无所谓|随便/u;

/** Whether 那里 or 那儿 is a place in a statement: 他就住在那里, 再也不去那里了. */
function isPlace(start: number, text: string): boolean {
  if (!/^那[里儿边]/u.test(text.slice(start))) return false;
  return repeatedVisit.test(text.slice(0, start)) || !(question.test(text) || choice.test(text));
}
