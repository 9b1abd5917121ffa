import type { Severity } from '../../lint.ts';
import type { SensitiveCategory, SensitiveEntry } from '../entry.ts';

/**
 * A careful beginning, written by hand. A row: the word, what to write instead (`/` between several), and
 * behind `!` the phrases in which it is harmless; `~` in front: other characters of the same sound count too.
 */
const rows: Partial<Record<SensitiveCategory, readonly [grade: Severity, rows: string][]>> = {
  discrimination: [
    [
      'warning',
      `残废人 残疾人
       残废军人 伤残军人
       瞎子 盲人/视力障碍者 !瞎子阿炳 瞎子摸象 黑瞎子
       聋子 聋人/听力障碍者 !聋子的耳朵 当聋子
       瘸子 肢体残疾人
       跛子 肢体残疾人
       弱智 智力障碍
       智障 智力障碍者 !智障人士 智障者 心智障碍 心智障
       独眼龙 单眼失明者
       罗锅 脊柱畸形者 !罗锅桥 刘罗锅
       侏儒 身材矮小者 !侏儒症 侏儒象 侏儒种
       黑鬼 黑人
       小日本 日本
       棒子国 韩国
       鬼佬 外国人
       蛮子 - !南蛮子 蛮子大妈
       乡巴佬 农村居民
       娘炮 -
       nigger -
       faggot -
       tranny transgender person
       midget person of short stature`,
    ],
    [
      'style',
      `傻子 智力障碍者 !当傻子 像傻子
       疯子 精神障碍患者 !像疯子
       洋鬼子 外国人
       剩女 单身女性
       老不死 老年人`,
    ],
  ],
  insult: [
    [
      'error',
      `傻逼 -
       傻屄 -
       傻b -
       煞笔 - !煞笔之作
       ~操你妈 -
       草泥马 -
       ~日你妈 -
       ~狗娘养的 -
       狗日的 -
       ~王八蛋 -
       他妈的 -
       你妈的 - !你妈的名字 你妈的电话 你妈的话 你妈的生日 你妈的手
       婊子 -
       绿茶婊 -
       贱货 -
       贱人 - !贫贱人家 贵贱人 低贱人
       骚货 -
       杂种 - !杂种优势 杂种后代 杂种犬 杂种群 复杂种 嘈杂种 杂种水稻
       龟孙子 -
       去死吧 -
       人渣 -
       脑残 - !脑残疾 脑残留 脑残存 脑残余
       傻叉 -
       fuck -
       fucking -
       motherfucker -
       asshole -
       bullshit nonsense`,
    ],
    [
      'style',
      `装逼 装腔作势/炫耀
       牛逼 了不起/厉害
       苦逼 辛苦
       逗逼 滑稽
       撕逼 争吵
       屌丝 普通青年
       混蛋 -
       滚蛋 离开 !翻滚蛋
       蠢货 -
       尼玛 - !尼玛县 尼玛次仁 尼玛扎西 尼玛乡 尼玛镇 马尼玛 尼玛拉
       死胖子 -
       丑八怪 -`,
    ],
  ],
  wording: [
    [
      'style',
      `最高法院 最高人民法院 !美国最高法院 联邦最高法院 印度最高法院 英国最高法院 国最高法院 邦最高法院
       最高检察院 最高人民检察院 !国最高检察院
       人大代表大会 人民代表大会 !全国人大代表大会堂
       全国人大副委员长 全国人大常委会副委员长
       全国人大委员长 全国人大常委会委员长
       三八妇女节 三八国际妇女节
       六一儿童节 六一国际儿童节 !“六一儿童节
       五一劳动节 五一国际劳动节
       嫌疑犯 犯罪嫌疑人
       劳改犯 服刑人员
       劳改释放犯 刑满释放人员`,
    ],
  ],
  advertising: [
    [
      'warning',
      `国家级 - !国家级别 超国家级 跨国家级
       世界级 -
       宇宙级 -
       最高级 - !最高级别 形容词最高级 最高级会议 最高级形式
       顶级 - !顶级域名 顶级目录
       极品 -
       最佳 优质/出色
       最好 很好/优质 !最好先 最好不要 最好别 最好在 最好能 最好是 最好还是 最好把 最好用 最好由 最好有 最好提前 最好及时 最好选择 最好去 最好让
       最优 优质
       最优秀 优秀
       最大 大型 !最大限度 最大程度 最大值 最大化 最大努力 最大公约数 最大诚意 最大的努力 最大速度 最大功率 最大容量 最大长度 最大载重 最大风速
       最强 强劲
       最先进 先进
       最先进的 先进的
       最低价 优惠价 !最低价格指数 最低价中标
       最便宜 实惠
       最安全 安全
       最畅销 畅销
       最受欢迎 受欢迎
       最专业 专业
       最权威 权威
       第一品牌 知名品牌
       全国第一 全国知名
       世界第一 世界知名
       全球第一 全球知名
       中国第一 国内知名
       行业第一 行业领先
       销量第一 销量领先
       排名第一 排名靠前
       独一无二 独特
       绝无仅有 少有
       史无前例 少有 !史无前例的灾难
       万能 多功能 !万能钥匙 万能角度 万能胶 万能表 万能工
       全网最低 优惠
       国家免检 -
       全网首发 -
       永久免费 免费
       百分之百有效 -
       100%有效 -
       顶尖 出色
       王牌 招牌 !王牌军 王牌师 王牌飞行员
       遥遥领先 领先`,
    ],
  ],
  medical: [
    [
      'warning',
      `根治 治疗/改善 !根治术 根治性 综合根治 水害根治 根治欠薪 根治腐败 根治拖欠
       包治百病 -
       药到病除 -
       彻底治愈 -
       保证治愈 -
       完全治愈 -
       永不复发 -
       不复发 -
       无副作用 -
       无任何副作用 -
       没有副作用 -
       零副作用 -
       无毒副作用 -
       治愈率 - !治愈率低 治愈率统计
       有效率达 -
       一针见效 -
       立即见效 -
       祖传秘方 -
       特效药 - !没有特效药 尚无特效药 无特效药
       灵丹妙药 -
       延年益寿 -
       无效退款 -
       包好 - !钱包好 面包好 书包好 打包好 背包好 包好坏 包包好 红包好 荷包好 腰包好 皮包好 汤包好 包好了`,
    ],
  ],
};

function readRow(category: SensitiveCategory, grade: Severity, line: string): SensitiveEntry {
  const [main = '', except = ''] = line.split('!');
  const [first = '', ...rest] = main.trim().split(/\s+/);
  const better = rest.join(' ');
  return {
    word: first.replace(/^~/, ''),
    category,
    group: '',
    suggestions: better === '-' || better === '' ? [] : better.split('/'),
    grade,
    note: '',
    except: except.split(/\s+/).filter((phrase) => phrase !== ''),
    bySound: first.startsWith('~'),
  };
}

/** The own list, all groups. */
export const starterEntries: readonly SensitiveEntry[] = Object.entries(rows).flatMap(([category, grades]) =>
  grades.flatMap(([grade, lines]) =>
    lines.split('\n').map((line) => readRow(category as SensitiveCategory, grade, line.trim())),
  ),
);
