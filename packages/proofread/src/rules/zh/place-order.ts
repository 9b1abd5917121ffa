import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

/** Activities with a fixed object; their place comes first. */
const activity =
  '吃(?:早|午|晚)?饭|喝咖啡|学习|睡觉|上课|看书|读书|打球|打篮球|踢足球|跑步|游泳|散步|买东西|买菜|看电影|看电视|做作业|写作业|玩游戏|唱歌|跳舞|聊天|开会|见面|锻炼|听音乐';
const place =
  '食堂|家里?|学校|公园|图书馆|教室|宿舍|公司|办公室|超市|商店|咖啡馆|餐厅|饭馆|操场上?|房间里?|床上|电影院|体育馆|健身房|河边|湖边|海边|路上|北京|上海|中国';
const when = '每天|昨天|今天|明天|经常|常常|常|一般|喜欢|总是|昨晚|周末|早上|中午|晚上|下午|上午';

export const placeOrder: Rule = {
  id: 'zh.place-order',
  category: 'grammar',
  severity: 'warning',
  credible: 0.85,
  authority: '现代汉语八百词（在）',
  scope: 'sentence',
  find: byPattern(
    new RegExp(
      `(?<=(?:^|[，。；！？])(?:[我你他她它]们?|大家|[爸妈]{1,2}|同学们|学生们)(?:${when}){0,3}(?:和[我你他她]|跟朋友|和朋友)?)(${activity})(在(?:${place}))(?=[，。；！？]|$)`,
      'gu',
    ),
    ({ groups: [verb = '', where = ''] }) => `${where}${verb}`,
    'zh',
  ),
  right: ['我在食堂吃饭。', '他学习在前，玩在后。', '他住在学校。', '我吃饭的地方在食堂。'],
  wrong: [
    ['我吃饭在食堂。', '我在食堂吃饭。'],
    ['他每天跑步在公园。', '他每天在公园跑步。'],
  ],
};
