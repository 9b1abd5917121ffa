/** What sellers say to buyers: prices, calls to buy, claims about the goods. */
const signs =
  /抢购|秒杀|立即购买|点击购买|点击链接|立即下单|下单|选购|欢迎(?:品尝|订购|咨询|加盟|选购|购买|来电|光临)|订购|包邮|送货上门|货到付款|现货供应|厂家直销|源头工厂|原价|现价|特价|特惠|秒杀价|优惠|立减|折起|[一二三四五六七八九]折|半价|买[一二三四五\d]送|赠品|限时|限量|旗舰店|专卖店|正品|本店|小店|我司|本公司产品|我们的(?:产品|面膜|课程|服务|品牌)|本产品|本品|本保健品|本药|这款(?:减肥|保健|产品|面膜|药)|招商|加盟|报名|热线|无效退款|一用就|见效|祖传|疗程|患者福音|告别(?:痘痘|脱发|皱纹|肥胖)|买到就是赚到|只要\d+元|只需\d+元|¥\s?\d|￥\s?\d|每[斤盒瓶件箱]\s?\d+\s?元|[仅售]\s?\d+\s?元/u;

const reach = 150;

/** Whether the text around a place sells something. */
export function isAdvertising(text: string, start: number, end: number): boolean {
  return signs.test(text.slice(Math.max(0, start - reach), end + reach));
}
