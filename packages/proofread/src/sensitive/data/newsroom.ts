import type { SensitiveEntry } from '../entry.ts';
import { readRow } from './read-row.ts';

/** Sources of the rows below by name; `docs/sources.md` lists where they are published. */
const sources = {
  xinhua: '新华社新闻信息报道中的禁用词和慎用词（2016年7月修订）',
  procedure: '刑事诉讼法（2018年修正）第十二条',
  corrections: '社区矫正法（2019年）、监狱法（2012年修正）',
  disability: '残疾人保障法（2018年修正）第三条',
  mental: '精神卫生法（2018年修正）第四条',
  children: '民法典第一千零七十一条',
  infection: '传染病防治法、艾滋病防治条例第三条',
  addiction: '禁毒法（2007年）第四章',
  women: '妇女权益保障法（2022年修订）',
  ap: 'The Associated Press Stylebook',
} as const;

/** Context that must be nearby for words that are wrong only before a sentence by a court. */
const beforeVerdict =
  /^(?!.*(?:第[一二三四五六七八九十百\d]+条|或者|减刑|假释|刑罚|服刑|执行|判处)).*(?:抓获|拘留|涉嫌|嫌疑|侦查|侦办|逮捕|落网|带走|受审|尚未|开庭|审理|查获|民警|警方)/s;

/** Own selection, in rows for `readRow`: words that newsrooms avoid for legal precision or out of respect. */
const rows: readonly [source: keyof typeof sources, rows: string, near?: RegExp][] = [
  [
    'procedure',
    `罪犯 犯罪嫌疑人/被告人
     犯人 犯罪嫌疑人/被告人
     犯罪分子 犯罪嫌疑人/被告人
     案犯 犯罪嫌疑人 !同案犯 案犯罪
     主犯 主要犯罪嫌疑人
     凶犯 犯罪嫌疑人
     强奸犯 犯罪嫌疑人
     杀人犯 犯罪嫌疑人
     抢劫犯 犯罪嫌疑人
     诈骗犯 犯罪嫌疑人
     盗窃犯 犯罪嫌疑人
     贪污犯 犯罪嫌疑人
     受贿犯 犯罪嫌疑人
     毒犯 犯罪嫌疑人
     毒贩 犯罪嫌疑人
     凶手 犯罪嫌疑人
     惯偷 犯罪嫌疑人`,
    beforeVerdict,
  ],
  [
    'corrections',
    `释放犯 刑满释放人员 !释放犯罪
     刑满释放犯 刑满释放人员
     劳改犯人 服刑人员
     监外执行犯 社区矫正对象
     少年犯 未成年服刑人员 !青少年犯`,
  ],
  [
    'xinhua',
    `回教 伊斯兰教
     回教徒 穆斯林
     回回们 回族群众
     老回回 回族老人
     蒙古大夫 庸医
     蒙古症 唐氏综合征
     满清 清朝/清代
     满清政府 清政府
     蛮夷 - !蛮夷之
     落后民族 -
     野蛮民族 -
     番邦 -
     外来妹 外来务工女性
     打工妹 务工女性
     打工仔 务工人员
     盲流 流动人口
     外劳 外籍劳动者
     失足妇女 涉黄人员
     卖淫女 涉黄人员
     邪教徒 邪教受蒙蔽人员`,
  ],
  [
    'disability',
    `残废 残疾 !残废军人证
     残疾儿 残疾儿童
     缺陷儿童 残疾儿童
     正常人 非残疾人/健全人
     聋哑人 听力言语残疾人/聋人
     聋哑 听力言语残疾 !聋哑学校
     哑巴 言语残疾人 !哑巴亏 哑巴吃黄连 装哑巴 当哑巴
     睁眼瞎 文盲
     痴呆儿童 智力残疾儿童
     弱智儿童 智力残疾儿童
     傻子 智力残疾人 !当傻子 像傻子 傻子似的
     白痴 智力残疾人 !白痴》
     低能儿 智力残疾儿童
     唐氏儿 唐氏综合征患儿
     唐宝宝 唐氏综合征患儿
     自闭儿 孤独症儿童
     瘫子 肢体残疾人
     拐子 肢体残疾人
     驼子 脊柱侧弯患者
     兔唇 唇裂
     豁嘴 唇裂`,
  ],
  [
    'mental',
    `精神病 精神障碍患者 !精神病医院 精神病院 精神病学 精神病性 精神病专科 精神病史 精神病药 抗精神病 精神病鉴定
     精神病人 精神障碍患者
     神经病患者 精神障碍患者
     神经病 精神障碍患者 !神经病学 神经病变 神经病理 周围神经病
     精神分裂患者 精神分裂症患者
     疯子 精神障碍患者 !像疯子 疯子似的
     武疯子 严重精神障碍患者
     植物人 处于植物状态的人
     老年痴呆 阿尔茨海默病
     老年痴呆症 阿尔茨海默病
     痴呆老人 认知障碍老人
     老年痴呆患者 阿尔茨海默病患者`,
  ],
  [
    'infection',
    `艾滋女 艾滋病病毒感染者
     艾滋男 艾滋病病毒感染者
     艾滋村 -
     艾滋孤儿 受艾滋病影响的儿童
     麻风病人 麻风病患者
     麻风村 麻风病康复村
     肝炎携带者 乙肝病毒携带者
     毒王 - !毒王蛇`,
  ],
  [
    'addiction',
    `瘾君子 吸毒成瘾人员
     吸毒鬼 吸毒成瘾人员
     大烟鬼 吸毒成瘾人员
     白粉仔 吸毒成瘾人员
     戒毒犯 戒毒人员`,
  ],
  [
    'children',
    `私生子 非婚生子女
     私生女 非婚生子女
     野种 非婚生子女
     拖油瓶 继子女`,
  ],
  [
    'women',
    `
     老处女 单身女性
     大龄剩女 单身女性
     黄脸婆 -`,
  ],
  [
    'ap',
    `the_handicapped people with disabilities
     handicapped disabled/with a disability
     crippled with a disability
     mentally_retarded with an intellectual disability
     retarded with an intellectual disability
     wheelchair-bound who uses a wheelchair
     confined_to_a_wheelchair who uses a wheelchair
     suffers_from has
     suffered_from had
     afflicted_with with
     stricken_with with
     victim_of_polio person who had polio
     deaf-mute deaf
     deaf_and_dumb deaf
     birth_defect congenital disability
     committed_suicide died by suicide
     commit_suicide die by suicide
     drug_addict person with a drug addiction
     drug_addicts people with a drug addiction
     junkie person with a drug addiction
     alcoholics people with alcohol use disorder
     drug_abuser person who uses drugs
     the_mentally_ill people with mental illness
     insane_asylum psychiatric hospital
     illegal_alien undocumented immigrant
     illegal_aliens undocumented immigrants
     illegal_immigrants people in the country without authorization
     sexual_preference sexual orientation
     sex_change gender transition
     the_elderly older adults
     ex-convict person who was in prison
     Oriental Asian`,
  ],
];

/** The entries of the group. */
export const newsroomEntries: readonly SensitiveEntry[] = rows.flatMap(([source, lines, near]) =>
  lines.split('\n').map((line) => ({
    ...readRow('newsroom', 'style', line.trim()),
    source: sources[source],
    ...(near !== undefined && { near }),
  })),
);
