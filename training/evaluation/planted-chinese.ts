import { acceptAll, type Check } from '@inkstone/proofread/internal/accept/accept-all';
import { applyLints } from '@inkstone/proofread/internal/testing/apply-lints';
import { createChance } from '../english/slips/index.ts';
import { tokenDistance } from './token-distance.ts';

/** Maximum share of changed sentences that may end worse. */
export const worstShare = 0.01;

/** Effect of accepting all certain suggestions in Chinese sentences with planted slips. */
export interface ChineseAccepting {
  readonly sentences: number;
  readonly changed: number;
  /** Sentences that ended with more mistakes than they had, as `right | written | accepted`. */
  readonly worse: readonly string[];
  /** Suggestions that alone undo a slip, and how many of them were accepted. */
  readonly right: number;
  readonly taken: number;
}

/** Words and their slips: homophones, characters of similar shape, particles, doubled and missing characters. */
const slips = pairs(`
  已经 以经, 已经 己经, 再 在, 在 再, 做 作, 作 做, 得 的, 地 的, 的 得, 像 象, 那 哪, 哪 那, 既 即, 即 既, 账 帐, 它 他,
  她 他, 应该 因该, 因为 应为, 必须 必需, 即使 既使, 既然 即然, 部署 布署, 按照 安照, 仍然 任然, 竟然 竞然, 以及 以急,
  根据 跟据, 工作 工做, 进行 近行, 问题 问提, 时候 时侯, 安排 按排, 安装 按装, 重新 从新, 坐 座, 座 坐, 带 戴,
  反应 反映, 反映 反应, 登录 登陆, 权利 权力, 需要 须要, 必要 必须, 坚持 坚恃, 练习 炼习, 锻炼 锻练, 介绍 介召,
  环境 环竟, 结果 结裹, 影响 影晌, 由于 由与, 对于 对与, 关于 关与, 一条 一个, 通过 通过了, 的 的的, 了 了了,
  我们 我们们, 可以 可一, 如果 如过, 但是 但事, 所以 所已, 其他 其它, 。 。。, 不 , 是 , 了 , 到 , 人 ,
`);

function pairs(list: string): (readonly [right: string, written: string])[] {
  return list
    .split(/,\s/)
    .map((pair) => pair.trimStart().split(' '))
    .filter(([right = '']) => right.trim() !== '')
    .map(([right = '', written = '']) => [right, written] as const);
}

/** Returns the sentences of at least eight Han characters. */
export function chineseSentences(texts: Iterable<string>): string[] {
  return [...texts]
    .flatMap((text) => text.match(/[^。！？]+[。！？]/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.match(/\p{Script=Han}/gu) ?? []).length >= 8 && sentence.length <= 120);
}

/** Returns the sentence with one or two of the possible slips; reproducible by `chance`. */
export function plantChinese(sentence: string, chance: () => number): string {
  const places = slips.flatMap(([right, written]) => {
    const at = sentence.indexOf(right, Math.floor(chance() * 8));
    return at < 0 ? [] : [{ at, right, written }];
  });
  let text = sentence;
  let from = sentence.length;
  const wanted = Math.min(places.length, chance() < 0.5 ? 1 : 2);
  const chosen = Array.from({ length: wanted }, () => places[Math.floor(chance() * places.length)]);
  for (const place of chosen.toSorted((a, b) => (b?.at ?? 0) - (a?.at ?? 0))) {
    if (place === undefined || place.at + place.right.length > from) continue;
    text = text.slice(0, place.at) + place.written + text.slice(place.at + place.right.length);
    from = place.at;
  }
  return text;
}

/** Plants slips in sentences of correct text, accepts all certain suggestions and compares the result with the correct text. */
export async function measureChineseAccepting(
  sentences: readonly string[],
  check: Check,
  seed = 1,
): Promise<ChineseAccepting> {
  const chance = createChance(seed);
  const worse: string[] = [];
  let [count, changed, right, taken] = [0, 0, 0, 0];
  for (const sentence of sentences) {
    const written = plantChinese(sentence, chance);
    if (written === sentence) continue;
    count++;
    const lints = await check(written);
    const accepted = await acceptAll(written, lints, check);
    const before = tokenDistance(written, sentence);
    for (const lint of lints.filter(({ replacements }) => replacements.length > 0)) {
      if (tokenDistance(applyLints(written, [lint]), sentence) >= before) continue;
      right++;
      if (accepted.taken.includes(lint)) taken++;
    }
    if (accepted.text === written) continue;
    changed++;
    if (tokenDistance(accepted.text, sentence) > before)
      worse.push(`${sentence} | ${written} | ${accepted.text}`);
  }
  return { sentences: count, changed, worse, right, taken };
}

/** Formats the figures as in the output of `script/eval`. */
export function describeChineseAccepting({
  sentences,
  changed,
  worse,
  right,
  taken,
}: ChineseAccepting): string {
  const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  return [
    `${percent(taken, right)} of the right suggestions in ${sentences} sentences`,
    `${percent(worse.length, changed)} of ${changed} changed sentences worse`,
  ].join('; ');
}
