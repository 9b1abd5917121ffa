import { type Random, randomInt } from '@inkstone/kernel';
import type { Post } from './spam-posts.ts';

/**
 * Requests of genuine users, combined from openings, subjects and endings. Some subjects contain words that spammers
 * use too: texts about invoices, loans, casinos and followers, links to the own site, numbers of messengers.
 */
const zh = {
  names: ['张伟', '李静', '王芳', '刘洋', '陈晨', '欧阳雪', '赵敏', '孙丽', '周杰', '吴昊', '郑爽', '钱学东'],
  companies: [
    '福建师范大学',
    '县融媒体中心',
    '山海出版社',
    '明理律师事务所',
    '一中语文组',
    '',
    '云上科技',
    '市政府办公室',
  ],
  openings: ['您好，', '你好！', '老师好，', '', '打扰了，', '请问：'],
  matters: [
    '我们学校语文组想给 {n} 位老师开通账号，可以开增值税专用发票吗？对公转账怎么走？',
    '昨天晚上导出 Word 后脚注编号乱了，重新打开也一样，浏览器是 Edge {n}。',
    '想了解一下 Pro 和 Plus 的区别，我主要写英文论文，每周大概 {n} 字。',
    '我们是地方报社，稿件中领导人姓名和职务能不能用自己的词库校对？',
    '能否部署在单位内网？我们有 {n} 台电脑，不能连外网。',
    '付款成功了但是会员没有到账，订单是昨天 {n} 点左右的，请帮忙查一下。',
    '我在写一篇关于网络贷款和刷单诈骗的调查报道，校对时这些词被标成违禁词，怎样关闭？',
    '我们是做小程序的，想把校对接口接进自己的编辑器，请问有文档吗？我们的网站是 https://example.org/write',
    '发票抬头写错了，能重新开吗？税号是对的。',
    '希望增加朗读功能，我妈妈眼睛不好，想用听的方式检查稿子。',
    '“的地得”有一处提示好像不对：“高兴地跳了起来”被标成错误，其实是对的。',
    '我的手机号换了，旧号码收不到验证码，怎么改绑？我还记得密码。',
    '公司采购需要合同和报价单，我们大约 {n} 人，请联系我，也可以加微信沟通。',
    '想请贵公司给我们部门做一次公文写作校对的演示，下周二下午方便吗？',
    '文档分享给同事后对方说打不开，提示已经过期，但我没有设置日期。',
    '我是盲人用户，屏幕阅读器读不到校对卡片的内容，希望可以改进。',
    '研究生毕业论文查重前想先改语病，有没有学生优惠？',
    '自媒体团队 {n} 个人，主要写公众号，想知道能不能共用一个词库。',
  ],
  details: [
    '我用的是 {n} 版的 Windows，平时上午比较方便接电话。',
    '之前在 {n} 号写过一次反馈，没有找到在哪里看答复。',
    '文档大概有 {n} 页，里面有很多表格和图片。',
    '同事推荐我用的，大家都说校对很准。',
    '如果方便的话，请在周{n}之前告诉我，我们要上会讨论。',
    '我们之前用的是别的软件，格式总是乱，希望这次能解决。',
    '附上当时看到的提示：保存失败，请稍后再试（{n}）。',
    '预算已经批下来了，只差一份说明材料给财务处。',
    '我在帮助中心找了 {n} 分钟也没有找到相关的说明。',
    '手机和电脑都试过，结果一样，换了网络也不行。',
    '我是在职研究生，白天要上课，晚上七点以后才能看消息。',
  ],
  endings: ['谢谢！', '麻烦您了。', '期待回复。', '', '祝工作顺利！', '急，谢谢。'],
} as const;
const en = {
  names: [
    'Anna Müller',
    'James O’Neill',
    'Wei Zhang',
    'Priya Nair',
    'Tom Schwartz',
    'Szczepan Brzęczyszczykiewicz',
    'Lucía Ortiz',
    'Knightley Strengths',
  ],
  companies: [
    'University of Leeds',
    'Brightwell Publishing',
    '',
    'Nordlicht GmbH',
    'Harbour Translations',
    'Freelance',
    'St Mary’s School',
  ],
  openings: ['Hello, ', 'Hi there, ', 'Dear team, ', '', 'Good morning, '],
  matters: [
    'we are {n} editors and would like to know whether our style guide can be loaded as a word list.',
    'the export to docx lost my comments yesterday. I use Firefox {n} on Linux. The document has about {n} words.',
    'could you tell me if there is a discount for students? I am writing my thesis in English.',
    'I was charged twice this morning. Could you check please? Both charges are for the monthly plan.',
    'can the proofreader be installed on our own server? We are not allowed to send text outside.',
    'I write a novel about a poker player, and chapter {n} is all about a casino. Is there a limit to the length of a document?',
    'is there an API? We run a small writing app at https://example.net and would like to add Chinese proofreading.',
    'the keyboard shortcut to accept a suggestion does not work with a French layout.',
    'my invoice shows the wrong company name. How can I have it corrected?',
    'we teach a course of academic writing for {n} students and would like a demo in the next weeks.',
    'your rule about “less” and “fewer” flags a sentence that is right: “less than {n} miles away”.',
    'I cannot sign in any more since I changed my phone number. I still have my password.',
    'please add an option to hide the word count while I am writing. It makes me nervous!',
    'does Inkstone work offline? I spend {n} hours a week on trains.',
    'as a journalist I write about crypto scams, and I would like to quote messages of the scammers without a warning for each word.',
    'screen reader users cannot hear which suggestion is selected. I would be glad to test a fix.',
  ],
  details: [
    'I have tried version {n} of the browser as well, with the same result.',
    'We have about {n} documents in two languages, mostly reports and letters.',
    'A colleague of mine in the next office sees exactly the same thing.',
    'I looked through the help pages for {n} minutes and found nothing about it.',
    'It would be enough to have an answer before the meeting on the {n}th.',
    'Our budget is approved, and only the data protection officer still has questions.',
    'The message said: saving failed, try again later ({n}).',
    'I am on the free plan now and would upgrade if this works.',
    'By the way, I like how each suggestion explains itself.',
    'My deadline is in {n} days, so I am a little nervous.',
  ],
  endings: ['Thanks!', 'Best regards', '', 'Many thanks in advance.', 'Looking forward to your answer.'],
} as const;

/** Creates requests of genuine users: a tenth fill in the form quickly, a fifth share the address of a school. */
export function makeHonestPosts(random: Random, count: number): Post[] {
  const pick = (from: readonly string[]) => from[randomInt(random, from.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const words = index % 2 === 0 ? zh : en;
    const matter = pick(words.matters).replace(/\{n\}/g, () => String(2 + randomInt(random, 900)));
    const detail = pick(words.details).replace(/\{n\}/g, () => String(2 + randomInt(random, 27)));
    const isPasted = randomInt(random, 100) < 10;
    return {
      name: pick(words.names),
      company: pick(words.companies),
      email: `person${index}@${pick(['example.com', 'gmail.com', 'qq.com', 'leeds.example', '163.com'])}`,
      text: `${pick(words.openings)}${[matter, detail, pick(words.endings)].join(words === en ? ' ' : '')}`,
      website: '',
      address: index % 5 === 0 ? '198.51.100.7' : `192.0.${index % 250}.${1 + randomInt(random, 250)}`,
      fillTime: isPasted ? 6000 + randomInt(random, 6000) : 25_000 + randomInt(random, 600_000),
    };
  });
}
