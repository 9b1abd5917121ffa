import type { EntryKind, SensitiveCategory, SensitiveEntry } from '../entry.ts';
import { readRow } from './read-row.ts';

type ProhibitedCategory = Extract<
  SensitiveCategory,
  'gambling' | 'drugs' | 'pornography' | 'fraud' | 'forgery' | 'weapons'
>;

/**
 * Wording of offers of prohibited goods and services, in rows for `readRow`. `offer`: an offer by itself; `goods`: names of
 * goods, harmless unless offered; `slang`: ordinary words that denote such goods in offers; `care`: not an offer, but reviewed by
 * platforms and editors.
 */
const rows: Record<ProhibitedCategory, Partial<Record<EntryKind, string>>> = {
  gambling: {
    offer: `
      ~百家乐 =百jiale 百+乐
      ~真人百家乐
      真人娱乐城
      线上娱乐城
      网上娱乐城
      ~澳门新葡京 !澳门新葡京酒店 澳门新葡京大楼
      澳门新葡京线上娱乐城
      ~威尼斯人娱乐
      ~永利娱乐城
      线上赌场
      网上赌场
      在线赌场
      网络赌场
      真人荷官
      美女荷官
      赌博网站
      博彩网站
      博彩平台
      菠菜平台
      网上博彩
      博彩代理
      注册送彩金
      彩金 !彩金戒指 彩金项链 彩金饰品 彩金首饰 彩金耳环 18K彩金
      首存送
      六合彩 =6合彩 六合采 六和彩
      六合彩特码
      买六合彩特码
      一肖一码
      一肖中特
      平特一肖
      特码资料
      ~时时彩 =时时采
      时时彩计划
      ~重庆时时彩
      北京赛车pk10
      pk10计划
      幸运飞艇
      极速赛车计划
      私彩
      黑彩
      外围投注
      足球外围
      足球投注平台
      世界杯外围
      外围盘口
      滚球盘
      ~赌球 !参与赌球 赌球案
      棋牌上下分
      上下分客服
      德州扑克代理
      德州扑克俱乐部代理
      牛牛上分
      赌博平台
      老虎机爆分
      捕鱼上分
      庄闲和
      网赌平台
      返水
      高额返水
      提款秒到
      六合彩资料
      内部特码
      必中特码
      包赢
      开奖直播
      网上投注
      体育投注
      电竞投注
      投注网站
      赌船
      赌厅
      洗码
      叠码仔
      棋牌代理
      棋牌上分
      上下分
      快三计划
      分分彩
      幸运28
      加拿大28
      百人牛牛
      彩票计划群
      彩票跟单
      外围盘
      高频彩
      包网平台
      彩票平台搭建
      赌球网站
      赌球平台
      网络博彩
      线上博彩
      足球博彩
      炸金花开房
      牌九开房
      赌博群
      抢红包赌博`,
    goods: `
      老虎机
      轮盘赌
      骰宝
      炸金花
      斗牛牛
      二十一点
      透视扑克
      赌具
      博彩 =博采 bocai 菠采
      ~赌博 =du博 赌bo 堵博
      赌场
      online_casino
      sports_betting
      slot_machines
      牌九
      推筒子
      百变扑克
      透视眼镜
      外围
      特码
      三公 !三公里 三公斤 三公分 三公尺 三公顷 三公升 三公经费 三公子 三公主
      poker_room
      blackjack
      roulette
      casino_games
      casino_bonus
      free_spins`,
    slang: `
      菠菜 !菠菜汤 菠菜面 菠菜叶 菠菜富含
      bc !bc省
      捕鱼
      盘口
      包网
      上分
      跟单
      红单
      抽水
      包机器人`,
    care: `
      网赌
      线上赌
      跟单计划`,
  },
  drugs: {
    offer: `
      上头电子烟
      听话水
      乖乖水
      听话药
      迷奸药
      迷奸水
      迷情药
      催情迷药
      失身水
      一滴迷
      安眠药无色无味
      溜冰壶出售
      ~罂粟壳火锅
      零包出售
      buy_cocaine_online
      buy_weed_online
      buy_heroin
      buy_meth
      buy_xanax_online
      迷药
      催情药
      催情水
      春药
      迷魂药
      迷幻药
      彩虹烟
      溜冰壶
      冰壶配件出售
      昏睡药
      蒙汗药`,
    goods: `
      冰毒 =丙毒 饼毒 氷毒 冫水毒 氵水毒 bingdu 冰du
      甲基苯丙胺
      ~海洛因
      ~可卡因
      ~摇头丸
      摇头水
      ~鸦片 !鸦片战争
      吗啡 !吗啡肽
      ~大麻 !大麻哈 大麻籽油 大麻纤维 工业大麻
      大麻叶
      大麻烟
      ~麻古 =麻果 麻谷
      ~氯胺酮
      K粉 =k份 可粉
      笑气 !笑气麻醉 =笑汽
      ~芬太尼
      ~曲马多
      ~三唑仑
      ~杜冷丁
      止咳水
      蓝精灵药片
      氟硝西泮
      ~罂粟壳
      ~罂粟
      阿拉伯茶
      恰特草
      麻醉药品
      神仙水 !神仙水库
      开心水
      邮票毒品
      LSD
      GHB
      GBL
      MDMA
      cocaine
      heroin
      meth
      ecstasy_pills
      marijuana
      fentanyl
      xanax
      白粉
      安非他命
      甲卡西酮
      卡西酮
      依托咪酯
      氟胺酮
      死藤水
      阿普唑仑
      美沙酮
      可待因
      冰糖毒品
      毒品
      致幻蘑菇
      迷幻蘑菇
      ketamine
      crystal_meth
      opium
      LSD_tabs
      magic_mushrooms
      oxycodone
      adderall
      weed`,
    slang: `
      叶子
      飞行员
      飞行燃料
      邮票
      蓝精灵
      溜冰 =遛冰 liu冰
      嗨包
      冰妹
      嗨妹
      bd
      rush
      四号
      开心果
      大力丸
      白面
      货源`,
    care: `
      嗨药
      吸粉
      飞叶子`,
  },
  pornography: {
    offer: `
      裸聊 =luo聊 裸liao 裸聊天 果聊
      裸聊平台
      裸聊直播
      ~援交 =圆交 元交 援jiao
      援助交际
      约炮 =约泡 约p yue炮 约pao
      同城约炮
      一夜情交友
      楼凤
      楼凤信息
      外围女
      外围模特
      外围女预约
      学生妹上门
      学生妹
      少妇上门
      全套服务 !提供全套服务的 全套服务方案 全套服务体系
      特殊服务上门
      包夜服务
      ~成人电影
      成人电影在线观看
      成人视频
      成人直播
      成人网站
      成人小说
      黄色网站
      黄色电影
      黄色小说
      黄片 =黄pian
      色情网站
      色情视频
      色情直播
      色情小说
      情色 !情色文学 情色片
      情色直播
      无码
      无码资源
      无码高清
      偷拍视频
      偷拍资源
      偷拍合集
      福利姬
      深夜福利
      裸照出售
      原味内衣出售
      原味丝袜
      激情视频
      激情聊天室
      AV在线
      AV女优
      AV女星
      AV电影
      三级片
      毛片 !毛片机 毛片率
      escort_service
      escort_girls
      live_sex_cams
      xxx_videos
      porn_videos
      约妹
      小姐上门
      上门小姐
      找小姐
      提供性服务
      特殊服务
      特服
      色情服务
      成人漫画
      伦理片
      黄网
      黄色视频
      黄色图片
      黄色直播
      裸体视频
      不雅视频
      裸播
      炮友
      约啪
      涩情
      色情网
      色情网站大全
      激情裸聊
      情趣直播
      福利视频
      包养学生妹
      外围预约
      高端外围
      全国外围
      站街女
      上门全套
      出台小姐
      陪睡
      约会软件约炮
      live_cam_girls
      adult_videos
      nude_photos
      hookup_tonight
      escorts_near_you
      sex_tapes`,
    slang: `
      AV
      一夜情
      yp
      莞式
      大保健
      上门按摩`,
  },
  fraud: {
    offer: `
      兼职刷单 =兼职刷単
      ~刷单兼职
      刷单返现
      刷单返利
      刷单 =刷単 shua单
      刷信誉
      点赞返佣
      做任务返佣
      做任务返佣金
      关注返佣金
      领奖先交手续费
      先交手续费
      无抵押秒批贷款
      秒批贷款
      黑户贷款
      黑户也能下款
      黑户可贷
      无视征信
      不看征信
      强开网贷
      代办网贷
      征信修复 =征信洗白
      修复征信
      征信洗白
      铲单
      套花呗
      花呗套现
      白条套现
      信用卡套现
      信用卡代还套现
      pos机套现
      收购银行卡
      收银行卡
      出售银行卡
      高价回收银行卡
      四件套出售
      高价回收四件套
      收购四件套
      出租对公账户
      买卖对公账户
      收购对公账户
      出租微信号
      出租微信
      出租银行卡
      收购微信号
      收购电话卡
      出售实名号
      跑分平台
      跑分项目
      跑分兼职
      跑分招人
      卡商合作
      水房
      洗钱 !反洗钱
      内部消息股票
      内幕消息
      荐股老师
      牛股推荐
      稳赚不赔
      保本高收益
      保本保息高收益
      高额返利
      投资返利
      静态收益
      拉人头返利
      虚拟币搬砖
      杀猪盘话术
      黑客接单
      代查开房记录
      查开房记录
      代查微信聊天记录
      聊天记录代查
      手机定位找人
      出售公民信息
      出售个人信息
      一手数据出售
      出售股民资料
      网络改号
      改号软件
      猫池
      gps干扰器
      guaranteed_profit
      guaranteed_returns
      double_your_bitcoin
      risk-free_investment
      advance_fee_required
      100%中奖 =百分百中奖 百分之百中奖
      刷单赚佣金
      网贷口子
      不上征信
      零门槛贷款
      凭身份证贷款
      无抵押贷款秒批
      代还信用卡
      信用卡提额
      代办大额信用卡
      包下款
      引流脚本
      出售微信号
      出售QQ号
      接码平台
      实名账号出售
      恭喜您中奖
      恭喜您被抽中
      幸运用户
      保证收益
      保本付息高收益
      日赚斗金
      资金盘
      带单老师
      老师带单
      原始股认购
      必涨
      追回被骗资金
      刷流水
      包装流水
      流水贷
      代做银行流水
      假流水
      出售对公账户
      收对公账户
      出租支付宝
      出租QQ
      租号
      收卡
      洗钱通道
      黑钱
      跑分
      开房记录
      私家侦探查开房
      盗号
      代盗
      破解微信密码
      监听软件
      手机监听
      出售客户资料
      get_rich_quick
      claim_your_prize
      you_have_won_a
      double_your_money
      wire_transfer_fee
      no-risk_investment`,
    care: `
      安全账户
      资金清查
      杀猪盘
      拉人头
      兼职打字员
      点赞员
      网络打字员
      先交押金
      日赚千元
      日入过千
      躺赚
      零风险高回报
      打字员
      高薪兼职
      高额佣金
      内部名额
      月入十万
      稳赚
      层层返利
      发展下线
      清查资金
      资金审查`,
  },
  forgery: {
    offer: `
      代开发票 =代开発票 dai开发票 代kai发票 代开fp
      发票代开 =発票代开
      开发票加微
      增值税发票代开
      虚开发票
      ~办证刻章 =办証刻章
      刻章办证
      办假证
      专业办证
      快速办证
      刻公章
      私刻公章
      代刻公章
      假身份证
      假毕业证
      假文凭
      假学历
      假护照
      假驾照
      假驾驶证
      假军官证
      假结婚证
      假房产证
      假病历
      假发票
      仿真身份证
      高仿身份证
      高仿护照
      高仿证件
      高仿驾照
      文凭代办
      学历代办
      学历证书办理
      毕业证办理
      代办毕业证
      代办学历
      代办文凭
      代办驾照
      驾照代考
      驾照代考包过
      驾照买分
      驾照代扣分
      买分卖分
      免考拿证
      空白病假条
      代开病假条
      病假条代开
      代开证明
      健康证代办
      代办健康证
      代考
      替考
      论文代写 =论文dai写
      代写论文
      代写毕业论文
      代发论文
      毕业论文代做
      考试答案出售
      出售考试答案
      考前答案
      助考包过
      假币
      假钞
      ~高仿人民币
      fake_diploma
      fake_degree
      fake_passport
      buy_fake_passport
      fake_id
      fake_driver's_license
      counterfeit_money
      counterfeit_bills
      办证 !办证大厅 办证中心 办证窗口 办证服务 来办证 办证流程 办证时限 补办证 代办证
      制证 !制证费
      假证
      假章
      假公章
      萝卜章
      刻章 !刻章店
      学位证办理
      毕业证书办理
      结婚证代办
      驾驶证代办
      假车牌
      套牌车牌
      假出生证明
      银行流水代做
      在职证明代开
      收入证明代开
      诊断证明代开
      假条代开
      替考枪手
      代刷网课
      作弊器材
      考试作弊器
      四六级答案
      真题答案出售
      保过班答案
      论文代发
      假学位证
      仿真证件
      高仿证书
      forged_documents
      buy_diploma
      buy_fake_id
      fake_ids
      fake_vaccination_card
      fake_degree_certificate
      counterfeit_notes
      fake_certificates`,
    goods: `
      考试答案
      营业执照
      资格证书挂靠`,
    care: `
      不用考试
      证书挂靠`,
  },
  weapons: {
    offer: `
      ~出售仿真枪
      仿真枪专卖
      枪支配件出售
      出售枪支
      气枪铅弹
      卖枪`,
    goods: `
      ~仿真枪 =仿真qiang 方真枪
      手枪
      军用手枪
      步枪
      猎枪
      气枪
      气狗
      秃鹰气枪
      火药枪
      钢珠枪
      麻醉枪
      冲锋枪
      枪支
      枪支配件 =抢支配件
      枪械
      枪械配件
      消音器 !汽车消音器 排气消音器
      ~子弹 !子弹头
      铅弹
      铅弹模具
      弓弩
      ~弩 !弩张 剑拔弩张
      复合弩
      军用弩
      三棱军刺
      军刺
      管制刀具
      弹簧刀
      蝴蝶刀
      甩棍
      电击棍
      电棍
      电击器
      催泪喷射器
      指虎
      雷管
      炸药
      黑火药
      硝化甘油
      手榴弹
      剧毒化学品
      氰化物
      氰化钾
      ghost_gun
      ghost_guns
      silencer
      ammunition
      handgun
      hand_grenade
      狙击枪
      狙击步枪
      霰弹枪
      打鸟枪
      高压气枪
      折叠弩
      弩箭
      导火索
      手雷
      砍刀
      匕首
      开山刀
      电击枪
      弹夹
      枪管
      钢珠弹
      TNT
      爆炸物
      炸弹
      真枪
      untraceable_guns
      explosives
      switchblade
      brass_knuckles
      stun_gun
      firearms
      rifles`,
    slang: `
      狗粮
      快排`,
  },
};

/** The entries of the six groups. */
export const prohibitedEntries: readonly SensitiveEntry[] = Object.entries(rows).flatMap(
  ([category, kinds]) =>
    Object.entries(kinds).flatMap(([kind, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((line) => ({
          ...readRow(
            category as ProhibitedCategory,
            kind === 'offer' || kind === 'goods' ? 'error' : 'warning',
            line.trim(),
          ),
          kind: kind as EntryKind,
        })),
    ),
);
