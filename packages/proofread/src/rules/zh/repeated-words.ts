import { byPattern } from '../../match/by-pattern.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { neverDoubled } from './data/never-doubled.ts';

const doubled = new RegExp(`(${neverDoubled.join('|')})\\1(?!\\1)`, 'gu');
/** Numbers above one with a unit of time, repeated: 三天三天; 一天一天 is intended. */
const doubledTime =
  /(?<![一二三四五六七八九十百千万两\d])([二三四五六七八九十两]+(?:天|年|岁|小时|分钟)|\d{1,3}(?:天|年|岁|小时|分钟))\1(?![地的过])/gu;
/** Words whose last character is never doubled, before a word that does not begin with it: 经常常, 喜欢欢. */
const doubledTail =
  /(经常|非常|喜欢|总是|可是|但是|于是|还是|只是|要是|之内|以内|一边|旁边|应该|没有|所有|只有|还有|知道|觉得|收到|看到|听到|遇到|感到|完成|结束|准备|希望|告诉|漂亮|高兴|开心|快乐|特别|比较|容易|方便|需要|必须|继续|参加|提高|决定|解决|处理|联系|安排|注意|保证|支持|感谢|欢迎|介绍|推荐|认为|觉悟|突然|忽然|居然|竟然|果然|当然|显然|仍然|依然|虽然|既然|自然|首先|最后|然后|以后|之后|以前|之前|目前|今天|明天|昨天|每天|早上|晚上|上午|下午|中午)(?<=(.))\2(?!\2)(?=[，。！？；的我你他她它们这那很也都就还不没来去看说吃想做到把被让给对向从在为和与闪擦唱]|$)(?!(?:到[底处达期]|天[气空天上下]|上[来去学班课面海]|是不是|要不|好[看说吃]|边[上看说走吃唱聊学想做来去]|后[来面天]|前[来面天]|先[说看做去来]|然[后而]|有[没不的这那]|道[这那]|别[的说看人]|易[燃]|意[想]|会[不])|内[不]|欢[不])(?!(?<=天天)[不没还都就也很])/gu;
/** Words before which 先 repeats the meaning: 首先先. */
const againFirst = /(?<=首|预|事|提前|率|优)先先(?=[说做看去来把给向介讲谈要了订问想])/gu;
/** 多 twice in one amount: 十多斤多. */
const moreTwice = /(?<=[十百千万])(多[斤个年天人米岁元次里])多(?![少么])/gu;
/** Words whose end is repeated, unless another word begins with it: 问题题, 一共共. */
const doubledEnd = new RegExp(
  `(${neverDoubled.filter((word) => /[理题间司品件法式目况因果程容响系境济众业机脑话部门料们共知内外敏全绩力度命康情装道递]$/u.test(word)).join('|')}|[\\d一二三四五六七八九十]岁|[一二三四五六七八九十百千万\\d]元|纪念品|服务员|工作人员|负责人)(?<=(.))\\2(?=[，。！？；的了是在很都也和我你他她它吧呢吗有给将把被反进]|$)`,
  'gu',
);
const allHan = /^\p{Script=Han}+$/u;
const shortest = 4;
const longest = 12;

export const repeatedWords: Rule = {
  id: 'zh.repeated-words',
  category: 'grammar',
  severity: 'warning',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(doubled, ({ groups: [word = ''], before }) =>
      word === '可以' && before(2).endsWith('不') ? null : word,
    )(text);
    yield* byPattern(doubledTime, ({ groups: [time = ''] }) => time)(text);
    yield* byPattern(moreTwice, ({ groups: [amount = ''] }) => amount)(text);
    yield* byPattern(doubledTail, ({ groups: [word = ''] }) => word)(text);
    yield* byPattern(againFirst, () => '先')(text);
    yield* byPattern(doubledEnd, ({ groups: [word = ''] }) => word)(text);
    yield* findLong(text);
  },
  right: [
    '我们研究研究再说。',
    '加油加油加油加油！',
    '哈哈哈哈哈哈哈哈',
    '一个一个来。',
    '我们以后后天见，明天天气好，晚上上课，一边边走边看。',
    '一天一天过去，问题题目都在。',
    '每天天不亮他就起床，今天天也很冷。',
    '真的真的很感谢你们。',
    '时间间隔，公司司机。',
    '因为下雨，所以没去。',
  ],
  wrong: [
    ['他经常常来看我。', '他经常来看我。'],
    ['我喜欢欢你。', '我喜欢你。'],
    ['植物植物需要阳光。', '植物需要阳光。'],
    ['面包有点有点硬。', '面包有点硬。'],
    ['我首先先说两句。', '我首先说两句。'],
    ['我等了两天两天，他没来。', '我等了两天，他没来。'],
    ['他走了三十多里多。', '他走了三十多里。'],
    ['这是一个老问题题。', '这是一个老问题。'],
    ['文件文件找不到了。', '文件找不到了。'],
    ['我们我们明天出发。', '我们明天出发。'],
    ['人工智能人工智能正在改变世界。', '人工智能正在改变世界。'],
  ],
};

/** Whether a repetition is intended: 加油加油, 哈哈哈哈. */
function isChant(phrase: string): boolean {
  return /^(.{1,3})\1+$/u.test(phrase);
}

/** Finds sequences of four to twelve Han characters that occur twice in a row, longest first. */
function* findLong({ text }: RuleText): Generator<Finding> {
  for (let length = longest; length >= shortest; length--) {
    let run = 0;
    for (let at = 0; at + length < text.length; at++) {
      run = text.charCodeAt(at) === text.charCodeAt(at + length) ? run + 1 : 0;
      if (run < length) continue;
      const start = at - length + 1;
      const phrase = text.slice(start, at + 1);
      run = 0;
      if (allHan.test(phrase) && !isChant(phrase)) {
        yield { start, end: start + 2 * length, replacements: [phrase] };
      }
    }
  }
}
