/** Cues in the context of a position, within `reach` UTF-16 units. */
export interface TextSigns {
  /** Number of different cues that something is offered for sale. */
  readonly offers: number;
  /** Whether one of them occurs in offers only. */
  readonly isSelling: boolean;
  /** Whether the text is a report, a warning, education, a regulation or fiction. */
  readonly isReporting: boolean;
}

const reach = 60;

/** Wording that occurs in offers only. */
const selling =
  /出售|售卖|有售|现货|有货|到货|出货|批发|供应|货源|[加+➕]\s*(?:我|微|[vV]|好友|[qQ])|私聊|私信|要的|懂的|速来|包邮|货到付款|货到验货|同城|上门|量大|老客户|试货|小量|秒到|日结|日入|招代理|招募|包网|包过|面议|客服|首存|开户|进群|专卖|定做|匿名|免检|隐蔽|保密发货|(?:^|[，。！；\s])[卖出有](?=.{1,12}[，。！；\s])|for sale|buy|order|shipp(?:ing|ed)|deliver(?:y|ed)|in stock|sign up|deposit|bonus|free spins|call now|discreet|stealth/giu;

/** Wording that is common in offers and rare in other texts. */
const offering =
  /大量|长期|联系|咨询|快递|发货|配送|注册|充值|提现|提款|存取|代理|招商|合作|推广|点击|下载|网址|网站|价格|优惠|特价|办理|预约|免费|红包|佣金|高薪|稳赚|必中|信誉|靠谱|欢迎|打包|网盘|资源|保密|加急|可取|无需|必备|品质|抽水|一条龙|平台|盈利|cheap|online|near you|website/giu;

/** Wording of reports, verdicts, warnings, education and fiction. */
const reporting =
  /警方|民警|警察|警官|公安(?!局的)|派出所|检察|法院|法庭|判处|判决|徒刑|拘留|拘役|罚款|犯罪|[^贬]罪[，。、的名]|嫌疑|涉案|涉嫌.{0,8}罪|查获|查处|查出|缴获|缉获|收缴|破获|抓获|捣毁|打掉|打击|整治|严打|走私|海关|缉毒|禁毒|戒毒|贩毒|吸毒|吸食|毒贩|非法|违法|依法|违规|依照|条例|规定|规范|应当|不得|禁止|严禁|不要|追究|处罚|警惕|提醒|提示|防范|谨防|当心|小心|骗局|诈骗|骗子|受骗|被骗|上当|举报|曝光|危害|预防|科普|讲解|教材|记者|报道|新闻|网友|博物馆|文物|展出|展览|历史|古代|古人|朝廷|王朝|战争|战役|抗日|抗战|解放军|军队|战士|士兵|部队|敌人|小说|电影|影片|剧中|漫画|情节|凭处方|医师|医嘱|临床|镇痛|研究(?!生)|学者|专家|监管|police|seized|arrest|court|sentenced|customs|museum|novel|history|historian|law\b|legal|government|doctors?|prescri|warn|report|troops|soldier|century|policy/iu;

/** Counts the cues around `start` to `end` of a text. */
export function signsAround(text: string, start: number, end: number): TextSigns {
  const from = Math.max(0, start - reach);
  const around = `${text.slice(from, start)}\ufffc${text.slice(end, end + reach)}`;
  const near = text.slice(from, end + reach);
  const sales = distinct(near, selling);
  return {
    offers: sales + distinct(around, offering),
    isSelling: sales > 0,
    isReporting: reporting.test(around),
  };
}

function distinct(text: string, signs: RegExp): number {
  return new Set(text.match(signs)).size;
}
