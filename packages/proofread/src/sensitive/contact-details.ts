import { signsAround } from './text-signs.ts';

/** Contact details of a seller, with their position and kind. */
export interface ContactDetail {
  readonly kind: 'account' | 'phone' | 'link';
  readonly start: number;
  readonly end: number;
}

interface Shape {
  readonly kind: ContactDetail['kind'];
  readonly pattern: RegExp;
  /** Context that must be nearby. */
  readonly lead: RegExp;
}

const id = String.raw`[号群]?\s{0,2}(?:id|ID)?\s{0,2}[:：]?\s{0,2}@?(?:[A-Za-z][A-Za-z0-9_-]{4,19}|\d{5,11})(?![A-Za-z0-9])`;
const joint = String.raw`[^\p{L}\p{N}，。；！？]{0,3}`;
const lead =
  /免费|领取|优惠|咨询|了解|代理|赚|资料|内幕|福利|进群|加群|下单|有意者|资源|名额|礼|奖金|放款|贷款|先到先得|有效|备注|详情|试听|办理|红包|价格|低价|招募|报名|发货|现货|出售|批发|订购|合作/u;
const sale = /免费|优惠|贷款|放款|代理|招募|下单|抢购|特价|福利|礼|试听|名额|加盟|先到先得|订购|现货/u;
const reward = /礼包|礼金|奖金|红包|优惠|福利|返利|赚|领取|佣金/u;

const shapes: readonly Shape[] = [
  // Obfuscated names of messengers, which do not occur in ordinary text.
  {
    kind: 'account',
    pattern: new RegExp(
      `(?:[薇葳徽徴威]${joint}信|微${joint}[❤♥xX]${joint}信?|卫星|[vV]${joint}信|wei信|[扣叩]${joint}[扣叩]|球球|企鹅|(?<![A-Za-z])(?:[vV][xX]|[wW][xX]|TG|tg))${id}`,
      'gu',
    ),
    lead: new RegExp(`${lead.source}|[加+➕]|联系|@`, 'u'),
  },
  {
    kind: 'account',
    pattern: new RegExp(
      `(?<![A-Za-z])(?:微信|QQ|qq|weixin|wechat|WeChat|telegram|Telegram|whatsapp|WhatsApp)${id}`,
      'gu',
    ),
    lead,
  },
  {
    kind: 'phone',
    pattern: /(?<![\dA-Za-z.-])1[3-9]\d(?:[ -]?\d{4}){2}(?![\dA-Za-z])/g,
    lead: sale,
  },
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)[!-~]{3,300}/gi, lead: reward },
];

const reach = 40;
/** Characters that every address contains. */
const address = /[A-Za-z0-9]{3}/;

/** Finds accounts, mobile numbers and links in texts that advertise. Linear. */
export function findContactDetails(text: string): ContactDetail[] {
  if (!address.test(text)) return [];
  return shapes.flatMap(({ kind, pattern, lead: wanted }) =>
    [...text.matchAll(pattern)]
      .map((match) => ({ kind, start: match.index, end: match.index + match[0].length }))
      .filter(({ start, end }) => {
        const around = `${text.slice(Math.max(0, start - reach), start)}\ufffc${text.slice(end, end + reach)}`;
        return wanted.test(around) && !signsAround(text, start, end).isReporting;
      }),
  );
}
