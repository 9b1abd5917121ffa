import { type Random, randomInt } from '@inkstone/kernel';

/** A form as a sender fills it in, with the behaviour of the sender. Times in ms. */
export interface Post {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly text: string;
  readonly website: string;
  readonly address: string;
  /** Null: sent without opening the form. */
  readonly fillTime: number | null;
}

export const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[randomInt(random, from.length)];
  if (found === undefined) throw new Error('nothing to pick');
  return found;
};
export const chance = (random: Random, percent: number) => randomInt(random, 100) < percent;
export const letters = (random: Random, length: number) =>
  Array.from({ length }, () => pick(random, [...'abcdefghijklmnopqrstuvwxyz'])).join('');
export const digits = (random: Random, length: number) =>
  Array.from({ length }, () => String(randomInt(random, 10))).join('');

const templates: readonly (readonly string[])[] = [
  [
    'Hello {site} team, I was on your website and noticed it is not on the first page of Google. We offer SEO services and {n} backlinks for only {n} USD. Reply for a free audit: {url}',
    'We can rank your website in the top 10 within {n} days. High domain authority guest post packages, organic traffic guaranteed. {url}',
    'Do you need more website traffic? {n} real visitors, link building and lead generation included. Order here {url} or click here {url}',
  ],
  [
    'Best online casino! {n} free spins no deposit, jackpot slots and sportsbook betting. Join now {url}',
    'BITCOIN TRADING BOT!!! Double your crypto in {n} days, guaranteed profit, withdraw USDT at any time. {url}',
    'Investment opportunity: earn money with forex, daily profit of {n}% and passive income. WhatsApp +{n}{n} {url}',
  ],
  [
    'Cheap viagra and cialis, no prescription, online pharmacy ships worldwide. {url}',
    'Lose {n} kg with keto weight loss pills, risk free trial, limited time offer, act now: {url}',
    'Dear friend, I am the next of kin of a late client who left {n} million dollars as inheritance. You will be the beneficiary of this confidential transaction. Write to me.',
    'We give business loan and instant loan with no credit check, up to {n}000 USD. Apply: {url}',
  ],
  [
    'Hot girls near you want adult dating tonight, free webcam {url} {url}',
    'Buy instagram likes, followers and youtube views. Social media marketing package from {n} USD. {url}',
    'We sell an email list of {n} companies in your industry, mailing list of decision makers, lead generation. Interested?',
    '<a href="{url}">cheap replica watch</a> [url={url}]rolex[/url] louis vuitton best price guarantee',
  ],
  [
    '专业代开各类发票，点数优惠，验证后付款，电话{n}{n}，加微信{id}',
    '公司长期办理增值税专用发票可抵扣，税点低，开发票请加我{id}，名额有限',
    '无抵押贷款，秒批当天放款，黑户征信花都可以，低息下款，加微信 {id}',
  ],
  [
    '澳门真人百家乐，首存送彩金{n}，体育投注高返水，{url}',
    '日结兼职刷单，在家赚钱轻松赚{n}元，稳赚不赔，联系QQ：{n}{n}',
    '内幕牛股每天推荐，老师带单跟单，涨停不断，免费领取进股票群，薇信：{id}',
    '币圈搬砖套利，USDT 泰达币高额回报，日收益{n}%，飞机：@{id}',
  ],
  [
    '网站关键词排名优化，快速排名首页排名，百度霸屏，外链收录，{url} 联系微信：{id}',
    '抖音涨粉、引流、精准客户，拓客营销软件，短信群发，手机号数据出售，加v {id}',
    '专业办证刻章，学历提升包过，文凭真实可查，代写论文代考，加QQ{n}{n}',
    '同城交友约炮上门服务，美女直播裸聊，成人视频 {url}',
  ],
  [
    '代理记账、注册公司、公司转让、商标转让，限时优惠，客服微信 {id}',
    '祖传秘方根治，特效减肥药，保健品招商，加我微信{id} {url}',
    '小程序开发、建站、抖音代运营，{n}元起，点击链接 {url}',
  ],
];

/** Returns random text, as bots enter in forms. */
function gibberish(random: Random): string {
  const words = Array.from({ length: 3 + randomInt(random, 6) }, () =>
    randomWord(random, 8 + randomInt(random, 6)),
  );
  return words.join(' ');
}

const randomWord = (random: Random, length: number) =>
  Array.from({ length }, () => pick(random, [...'bcdfghjkKLMNpqrstvwxzBCDFGXZTRa'])).join('');

function fill(random: Random, template: string): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === 'n') return String(10 + randomInt(random, 90_000));
    if (slot === 'id') return letters(random, 4) + digits(random, 4);
    if (slot === 'site') return letters(random, 8);
    return `https://${letters(random, 7)}.${pick(random, ['top', 'xyz', 'com', 'icu', 'ru'])}/${letters(random, 5)}`;
  });
}

/** Obfuscates a text against filters: dots between Han characters, digits for letters, invisible characters. */
function disguise(random: Random, text: string): string {
  const method = randomInt(random, 6);
  if (method === 0)
    return text.replace(/(\p{Script=Han})(?=\p{Script=Han})/gu, (sign) =>
      chance(random, 30) ? `${sign}.` : sign,
    );
  if (method === 1)
    return text.replace(/[oai]/g, (sign) =>
      chance(random, 25) ? ({ o: '0', a: '@', i: '1' }[sign] ?? sign) : sign,
    );
  if (method === 2) return text.replace(/(?<=\p{L})(?=\p{L})/gu, () => (chance(random, 20) ? '\u200b' : ''));
  return text;
}

/** Creates requests of spammers: most are sent by bots, some by paid people who fill in the form slowly. */
export function makeSpamPosts(random: Random, count: number): Post[] {
  const botnet = Array.from(
    { length: 60 },
    () => `203.${randomInt(random, 200)}.${randomInt(random, 250)}.${1 + randomInt(random, 250)}`,
  );
  return Array.from({ length: count }, () => {
    const isByHand = chance(random, 12);
    const isGibberish = chance(random, 8);
    const text = isGibberish
      ? gibberish(random)
      : disguise(random, fill(random, pick(random, pick(random, templates))));
    const filled = isByHand ? 20_000 + randomInt(random, 120_000) : randomInt(random, 15_000);
    return {
      name: isGibberish ? randomWord(random, 10) : `${letters(random, 5)} ${letters(random, 6)}`,
      company: letters(random, 8),
      email: `${letters(random, 8)}${digits(random, 2)}@${pick(random, ['gmail.com', 'mail.ru', 'qq.com', '163.com', 'yopmail.com', 'outlook.com'])}`,
      text,
      website: !isByHand && chance(random, 35) ? 'https://example.com' : '',
      address: pick(random, botnet),
      fillTime: !isByHand && chance(random, 30) ? null : filled,
    };
  });
}
