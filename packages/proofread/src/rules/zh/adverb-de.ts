import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';
import {
  adverbs,
  afterVerbs,
  beforeVerbs,
  closingVerbs,
  commonVerbs,
  onlyAdverbs,
  plainVerbs,
  verbForms,
} from './data/adverbs.ts';

const longest = 5;
/** 认认真真, 仔仔细细 */
const reduplicated = /(\p{Script=Han})\1(\p{Script=Han})\2$/u;

/** After these words the clause continues with the verb as a noun. */
const clauseEnd = '(?=[，。；：！？、…”’）]|$|了|着|起来|过来|吧|呢|啊)';
/** With these characters a monosyllabic verb forms a noun (走廊, 说法, 学生). */
const noun = '(?![法廊校生者度相声书字家型手头员子品物点风气味力事暗夜色线光影])';
const verb = commonVerbs.join('|');
const certain = [
  verbForms.join('|'),
  `(?:${closingVerbs.join('|')})${clauseEnd}`,
  `(?:${verb})(?:${afterVerbs.join('|')})`,
  beforeVerbs.join('|'),
  `(?:${plainVerbs.join('|')})(?=[，。！？：]|道|了|着|$)`,
].join('|');
/** Verbs that take the following verb as a noun: 表示衷心的感谢. */
const takesNoun = /(?:表示|表达|致以|献上|送上|给予|提出|作出|做出|进行|得到|获得|受到)(?:了|过|最|我们?)?$/u;
/** Activities that modify a noun: 热烈的读书活动. */
const modifier =
  '(?:读书|唱歌|跳舞|跑步|游泳|阅读|学习|讨论|交流|训练|生活|工作|写作|朗读|朗诵)(?:活动|比赛|气氛|氛围|环境|方法|机会|过程|经验|课程|习惯|能力|态度|场面|竞赛|会|节)';
const pattern = new RegExp(`的(?!${modifier})(?:(?=(${certain}))|(?=(?:${verb})${noun}))`, 'gu');

/** Verbs that are equally often nouns; a place or an adverb before the manner shows that a verb follows. */
const working =
  /(?<=(?:在[^，。；！？的]{1,8}[里下中上边前旁]|正在?|还在|仍在|都在|一直|总是|每天都?|从早到晚)(?:默默|辛勤|努力|认真|刻苦|勤奋|安静|紧张|愉快|快乐|专心|耐心|拼命|积极))的(?=(?:工作|学习|劳动|生活|练习|训练|复习|等待|思考|写作业?|看书|读书|准备)(?:[，。！；]|着|$))/gu;

/** 活动圆满的结束了: 了 shows that a verb follows. */
const ended =
  /(?<=[^，。；！？的]{2}(?:圆满|顺利|成功|胜利|如期|正式|隆重|完美|匆匆|草草))的(?=(?:结束|完成|举行|召开|闭幕|开幕|落幕|实现|通过|竣工)了)/gu;

/** 要认真的完成作业: behind an auxiliary, with an object and no further 的, a verb follows. */
const behindAuxiliary =
  /(?<=(?:要|应该?|必须|一定|可以|能够?|请你?|得)(?:认真|仔细|努力|主动|积极|及时|按时|耐心|全面|彻底|严格|妥善))的(?=(?:完成|对待|学习|复习|检查|落实|执行|贯彻|研究|分析|思考|阅读|听|做好?|参加|配合|解决|处理|回答|遵守|履行|改正)[^的，。；！？]{1,10}(?:[，。；！？]|$))/gu;

/** 要有计划的复习功课, 请自觉的排队上车: the same with manners and verbs of two characters that are common in advice. */
const advised =
  /(?<=(?:要|应该?|必须|可以|能够?|请[你您]?|请(?:大家|各位|同学们|家长们?)|会|希望(?:大家|你们?))(?:有计划|有步骤|有目的|有针对性|有效|有序|自觉|文明|合理|科学|正确|勇敢|坦然|乐观|熟练|准确|迅速|果断|坚决|虚心|热情|友好|更好|尽快|深入|广泛))的(?=(?:复习|学习|安排|开展|推进|参与|面对|迎接|掌握|运用|理解|认识|利用|使用|排队|上车|下车|遵守|处理|解决|回答|接受|承担|服务|帮助|对待|控制|改正|克服|执行|完成|落实|宣传|分析|研究)(?!方[法式案]|态度|习惯|计划|环境|能力|效果|过程|精神|制度|体系|标准|条件|机会|者)[^的，。；！？]{2,10}(?:[，。；！？]|$))/gu;

/** 快乐的在草地上奔跑; 七嘴八舌的议论起来. */
const elsewhere =
  /(?<=快乐|高兴|愉快|开心|安静|静静|悠闲|自由自在|尽情|欢快|认真|努力|孤独|兴奋)的(?=在\p{Script=Han}{1,6}[上里中下旁边间][^的，。；！？]{0,2}(?:奔跑|玩耍|玩|游戏|跳舞|唱歌|散步|坐|站|躺|睡|飞|游|跑|跳|走|看|读|写|学习|工作|等)(?:[着了，。！]|$))/gu;
const inIdiom =
  /(?<=七嘴八舌|异口同声|不约而同|争先恐后|兴高采烈|聚精会神|目不转睛|津津有味|小心翼翼|迫不及待|依依不舍|情不自禁|滔滔不绝|恋恋不舍|气喘吁吁|漫不经心|全神贯注|垂头丧气|大摇大摆|慢条斯理|语重心长|手忙脚乱|怒气冲冲|兴冲冲|斩钉截铁|毫不犹豫|义无反顾|不由自主|如饥似渴|蹑手蹑脚|自言自语|三三两两)的(?=(?:议论|说|问|回?答|喊|叫|跑|走|看|望|盯|听|读|写|吃|做|离开|告别|讲|冲|扑|投入|讨论|奔|站|坐|打开|拿|收拾|点头|笑|跳|唱|低下|抬起|举起)(?:[着了，。！]|起[来了]?|[向到出进过道完下上回在]|$))/gu;

/** 老师循循善诱的教导我们: an object shows that a verb follows. */
const withObject =
  /(?<=循循善诱|语重心长|苦口婆心|耐心细致|不厌其烦|无微不至|心平气和|和颜悦色|面带微笑|一丝不苟|毫无保留|全心全意|孜孜不倦|坚持不懈|热情洋溢|再三|一遍遍|一次次|一次又一次|反复|手把手)的(?=(?:教导|教育|开导|劝导|劝说|劝|教|照顾|关心|鼓励|叮嘱|嘱咐|提醒|帮助|解释|讲解|告诉|辅导|安慰|批评|告诫)(?:[我你他她它]们?|大家|同学们?|学生们?|孩子们?|客人|顾客|别人|病人)(?:[，。！；]|[不要说别去如怎]|$))/gu;

/** 妈妈每天都很辛苦的工作: no other verb precedes, and no noun phrase is complete before the end. */
const dailyWork =
  /(?<=(?:^|[，。；！？])(?:[我你他她它]们?|大家|[爸妈]{1,2}|爷爷|奶奶|老师们?|同学们|工人们?|农民们?|员工们?|孩子们?|姐姐|哥哥)(?:每天|天天|一直|总是|整天|平时|从小)?(?:都|也|就)?(?:在)?(?:很|非常|十分|特别)(?:辛苦|努力|认真|刻苦|勤奋|专心|开心|快乐|拼命|积极|安静|幸福))的(?=(?:工作|学习|劳动|训练|练习|复习|生活|准备|思考)(?:[，。！；]|着|$))/gu;

/** 飞快得跑下了楼: a manner that is no verb or adjective of degree takes 地. */
const misheard =
  /(?<=飞快|急忙|悄悄|慢慢|静静|轻轻|紧紧|深深|默默|渐渐|偷偷|缓缓|狠狠|牢牢|匆匆|呆呆|痴痴|远远|不停|不断|不由自主|情不自禁|目不转睛|一个劲儿?)得(?=[跑走说想看听坐站躺睡笑哭读写吃喝问答爬飞落流抱握拉推抓盯望记等点摇挥抚摸拍打敲放拿离进出来去回升降开关下上离])/gu;

export const adverbDe: Rule = {
  id: 'zh.adverb-de',
  category: 'grammar',
  severity: 'warning',
  credible: 0.82,
  authority: '现代汉语八百词（的、地、得）',
  scope: 'sentence',
  find: byAnyOf([
    byPattern(working, () => '地', 'zh'),
    byPattern(ended, () => '地', 'zh'),
    byPattern(behindAuxiliary, () => '地', 'zh'),
    byPattern(advised, () => '地', 'zh'),
    byPattern(withObject, () => '地', 'zh'),
    byPattern(dailyWork, () => '地', 'zh'),
    byPattern(misheard, () => '地', 'zh'),
    byPattern(elsewhere, () => '地', 'zh'),
    byPattern(inIdiom, () => '地', 'zh'),
    byPattern(pattern, ({ before, groups: [isCertain] }) => {
      const words = before(longest);
      const known = isCertain ? [adverbs, onlyAdverbs] : [onlyAdverbs];
      const endings = Array.from(words, (_, at) => words.slice(at));
      const isKnown = (word: string) =>
        known.some((list) => list.has(word)) &&
        !takesNoun.test(before(longest + word.length).slice(0, -word.length));
      return (isCertain !== undefined && reduplicated.test(words)) || endings.some(isKnown) ? '地' : null;
    }),
  ]),
  right: [
    '校园里开展了热烈的读书活动。',
    '老师循循善诱的教导我们永远不会忘记。',
    '这是很辛苦的工作。',
    '他有很辛苦的工作。',
    '我们对此表示衷心的感谢和敬意。',
    '及时的帮助，详细的说明，仔细的检查。',
    '在努力的工作中，他成长了。',
    '慢慢的，天黑了。',
    '我们要科学的学习方法。',
    '他静静的背影让人难忘。',
    '他要合理的安排。',
    '快乐的在前面，难过的在后面。',
    '津津有味的吃相逗笑了大家。',
    '他飞快地跑了。',
    '这是个勇敢的将军。',
    '热情的向导来了。',
    '严肃的问题。',
    '愉快的谈话结束了。',
    '他学会了认真的学习态度。',
    '他要的是认真的学习态度。',
    '他慢慢地走了。',
    '他的走法很怪。',
    '他轻轻的脚步声。',
    '这是认真的态度。',
    '快乐的唱歌比赛。',
  ],
  wrong: [
    ['老师循循善诱的教导我们。', '老师循循善诱地教导我们。'],
    ['妈妈每天都很辛苦的工作。', '妈妈每天都很辛苦地工作。'],
    ['孩子们快乐的在草地上奔跑。', '孩子们快乐地在草地上奔跑。'],
    ['同学们七嘴八舌的议论起来。', '同学们七嘴八舌地议论起来。'],
    ['我们要有计划的复习功课。', '我们要有计划地复习功课。'],
    ['请大家自觉的排队上车。', '请大家自觉地排队上车。'],
    ['他飞快得跑下了楼。', '他飞快地跑下了楼。'],
    ['此次活动圆满的结束了。', '此次活动圆满地结束了。'],
    ['我们要认真的完成作业。', '我们要认真地完成作业。'],
    ['他们认认真真的打扫教室。', '他们认认真真地打扫教室。'],
    ['我仔细的检查了一遍。', '我仔细地检查了一遍。'],
    ['他及时的向上级汇报。', '他及时地向上级汇报。'],
    ['他不停的咳嗽。', '他不停地咳嗽。'],
    ['请认真的对待这件事。', '请认真地对待这件事。'],
    ['我高兴的大声喊。', '我高兴地大声喊。'],
    ['爸爸在灯下辛勤的工作。', '爸爸在灯下辛勤地工作。'],
    ['他高兴的说。', '他高兴地说。'],
    ['她认真的听课。', '她认真地听课。'],
    ['雨不停的下。', '雨不停地下。'],
    ['慢慢的走就好，不用急。', '慢慢地走就好，不用急。'],
    ['天渐渐的黑了。', '天渐渐地黑了。'],
    ['他们悄悄的商量着什么。', '他们悄悄地商量着什么。'],
    ['妈妈高兴的对我说。', '妈妈高兴地对我说。'],
    ['老师耐心的教我们写字。', '老师耐心地教我们写字。'],
    ['他拼命的去讨好别人。', '他拼命地去讨好别人。'],
    ['他慢慢的走了。', '他慢慢地走了。'],
    ['她悄悄的离开了教室。', '她悄悄地离开了教室。'],
    ['孩子们高兴的唱歌。', '孩子们高兴地唱歌。'],
    ['大家兴高采烈的唱起歌来。', '大家兴高采烈地唱起歌来。'],
  ],
};
