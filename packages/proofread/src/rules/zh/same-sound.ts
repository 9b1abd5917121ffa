import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { soundAlikes } from './data/same-sound.ts';

const account =
  '系统|网站|账|帐|平台|后台|邮箱|页面|微信|QQ|官网|APP|[aA]pp|界面|密码|用户名|服务器|软件|客户端|游戏|校园网|论坛|微博|网银|失败|手机|电脑|首页|网址|信息|方式|入口|状态';
/** No finding where a storm or an army may land. */
const landing = /台风|飓风|风暴|部队|军|战|海岸|沿海|岸|岛|敌|舰|月球|火星/;

export const sameSound: Rule = {
  id: 'zh.same-sound',
  category: 'spelling',
  severity: 'error',
  credible: 0.9,
  authority: '现代汉语词典',
  scope: 'sentence',
  find: byAnyOf([
    ...soundAlikes.map(({ pattern, better }) =>
      byPattern(new RegExp(pattern, 'gu'), ({ start, end }) => ({ start, end, replacements: better }), 'zh'),
    ),
    logIn,
  ]),
  right: [
    '他正在等一会儿。',
    '现在次品很少，在次日发货。',
    '先生在说话。',
    '他来了，在看书。',
    '台风登陆福建，部队登陆后占领网站。',
    '他做地铁模型，做在纸上。',
    '以完成任务为目标，可以到达。',
    '一开会即走，他又来了。',
    '既可省钱，又可省时。',
    '化学反应的情况。',
    '药物反应情况。',
    '不知道那里的人吗？',
    '他在家做什么。',
    '喀什地区很大。',
    '老师再一次来到这家店里。',
    '群众有反映称他不好。',
  ],
  wrong: [
    ['麻烦您在等一会儿。', '麻烦您再等一会儿。'],
    ['我们在次相见。', '我们再次相见。'],
    ['洗完手在吃吧。', '洗完手再吃吧。'],
    ['先问问老师在决定吧。', '先问问老师再决定吧。'],
    ['他在再也没来。', '他再也没来。'],
    ['我再一间屋子里找到它。', '我在一间屋子里找到它。'],
    ['我做公交回家。', '我坐公交回家。'],
    ['他做在草地上唱歌。', '他坐在草地上唱歌。'],
    ['我以到站，你呢？', '我已到站，你呢？'],
    ['这种车即省油又安静。', '这种车既省油又安静。'],
    ['填好表格，既可入场。', '填好表格，即可入场。'],
    ['我叫了他，他没有反映。', '我叫了他，他没有反应。'],
    ['村民反应了不少情况。', '村民反映了不少情况。'],
    ['他们的合法权力受到保护。', '他们的合法权利受到保护。'],
    ['请登陆官网查询。', '请登录官网查询。'],
    ['扫码登陆，很方便。', '扫码登录，很方便。'],
    ['强台风登录广东。', '强台风登陆广东。'],
    ['请问那里有厕所？', '请问哪里有厕所？'],
    ['今天真热阿！', '今天真热啊！'],
    ['我要象老师请教。', '我要向老师请教。'],
    ['您有什事吗？', '您有什么事吗？'],
  ],
};

/** 登陆 is correct of storms and armies; for accounts it is 登录. */
function logIn(text: RuleText): Iterable<Finding> {
  if (landing.test(text.text)) return [];
  return byPattern(
    new RegExp(
      `登陆(?=${account})|(?<=无法|不能|请先?|重新|自动|扫码|用户|账号|一键|快捷|免密|忘记)登陆(?=[，。！？]|$)`,
      'gu',
    ),
    () => '登录',
  )(text);
}
