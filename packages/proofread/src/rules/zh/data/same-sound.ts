/**
 * A regular expression (flag u) that matches a homophone of the intended word, and the intended words, best
 * first.
 */
export interface SoundAlike {
  readonly pattern: string;
  readonly better: readonly string[];
}

const vehicle = '(?:地铁|公交|高铁|火车|动车|飞机|出租车|的士|轮船|电梯|大巴|校车|缆车)';
const seat =
  '(?:窗|椅|沙发|床|地上|地板|台阶|桌|门口|长椅|石头|草地|草坪|前排|后排|车[里上]|[我你他她](?:旁|身|对面|前|后))';
/** Verbs that occur with "once": repeated actions. */
const onceMore =
  '等[一会几]|(?:说|讲|看|核对|检查|确认)一[遍次下]|试一[次试下]|来一[次遍个份杯]|(?:讨论|研究|联系)一[下次]|商量一?[下商]|考虑考虑|想想|想一想';
/** The next action in a sequence. */
const nextStep =
  '(?:走|开始|说|去|来|回|吃|买|写|交|发|寄|告诉|联系|通知|决定|讨论|出发|睡|玩|付款|上传|提交)(?:[吧。！了给你我他您]|\\p{Script=Han}{1,4}[吧。！])';
/** "First …", "when … is done", "after …", directly before the next step. */
const firstStep =
  '(?:先(?![生前后进是])[^，。；！？]{1,10}|等[^，。；！？]{1,8}[了后完好]|[吃做写看说办忙用洗]完[^，。；！？]{0,3}|[之以]后)[，,]?';
/** Completed actions: 以 before them would state a means, and 为 or 作 would follow. */
const happened =
  '送[到达]|到[家达货账位齐校站]|结束[。，了]|签收|收到|付清|离[开职]|安排好|改好|做好|建成|上传|订好|买好|寄出|售罄|有[一二三四五六七八九十两几多数\\d]+[年个天月]';
/** Things said to a listener. */
const address =
  '(?:[您你他她它]们?|大家|老师|领导|经理|同事|公司|各位|学校)(?:请教|学习|咨询|了解|打听|反映|汇报|道歉|道谢|借|推荐|介绍|表示|报告|说明|请假|申请|求助|提出)';

/** Patterns whose context allows only one word; characters that form another word with them are excluded. */
export const soundAlikes: readonly SoundAlike[] = [
  // 在 for 再
  {
    pattern: `(?<![正实现存所内外潜自旨意人不])在(?=${onceMore}|约时间|接再厉|也[不没无别]|说吧|次(?![日要级序贷元生品郎优均方]))`,
    better: ['再'],
  },
  {
    pattern: `(?<=${firstStep})(?<![正实现存所内外潜自旨意人不是就还都也只])在(?=${nextStep})`,
    better: ['再'],
  },
  { pattern: '(?<![正现存实内外])在再', better: ['再'] },
  // 再 for 在
  {
    pattern:
      '(?<![一不后要回先会能可别想便如才从就将去来到看让由把用给请向对跟和与是说问而])再(?=一[家间座](?!去|来)\\p{Script=Han}{1,8}[里中上内])',
    better: ['在'],
  },
  // 做 and 座 for 坐
  { pattern: `做(?=${vehicle}(?!模型|设计|广告|工程|项目|站|票|的|行业|生意)|在${seat})`, better: ['坐'] },
  { pattern: '(?<=[我你他她它们人])座(?=在|着|下)', better: ['坐'] },
  // 以 for 已
  {
    pattern: `(?<![可所得予难足加用借何为是据藉赖并此期前且全力给])以(?=${happened})(?![^，。；]*[为作])`,
    better: ['已'],
  },
  // 即 for 既 before 又, 既 for 即 before 可
  {
    pattern:
      '(?<![立随当旋迅顷瞬亦会])即(?=[能可要有省快便好美懂]?[^，。；使便将刻日是时以兴席位][^，。；]{0,8}，?又)(?![使便将刻日是可时以兴席位])',
    better: ['既'],
  },
  { pattern: '既(?=可[。！]|可\\p{Script=Han}{1,14}。)(?!可[^。]*[又也还])', better: ['即'] },
  // 反映 and 反应, 权力 and 权利
  { pattern: '(?<=没有|没|有|无|任何|毫无|起|做出|作出)反映(?=[，。！？了]|$)', better: ['反应'] },
  {
    pattern: '(?<![学敏物激良应用程件链])反应(?=了?[^，。；使]{0,6}(?:问题|情况|意见|诉求|心声)(?!的))',
    better: ['反映'],
  },
  {
    pattern: '(?<=合法|消费者的?(?:合法)?|公民的?(?:合法)?)权力(?=[应得受不和，。、])',
    better: ['权利', '权益'],
  },
  // 阿 for 啊, 象 for 向, 登录 for 登陆, 什 for 什么
  { pattern: '(?<=[好冷热多美快早晚累香疼远高])阿(?=[，。！？]|$)', better: ['啊'] },
  { pattern: `象(?=${address})`, better: ['向'] },
  { pattern: '(?<=台风|飓风|部队)登录', better: ['登陆'] },
  { pattern: '(?<![么为佛篇布喀])什(?=[时都好地东人事问](?!么))', better: ['什么'] },
  // 那 for 哪 in a question
  {
    pattern: '(?<=(?:请问|不知道|谁知道)[^，。；！]{0,8})那(?=[里儿个家位些])(?![^。！]*[吗吧。])',
    better: ['哪'],
  },
];
