import type { Finding, Rule, RuleText } from '../rule.ts';
import { singleCharacters } from './data/never-doubled.ts';

/** Function words that are never doubled, except after or before these characters. */
const words: Record<string, readonly [notAfter: string, notBefore: string]> = {
  的: ['目有标的似', '确话士放'],
  了: ['为明末没未不', '解结然却事无得当望如不'],
  是: ['于还是但只总凡若要像', '非否是'],
  在: ['现存实所潜内外自好正旨健', '在于乎意校场职野家线'],
  我: ['自你忘', '我们'],
  你: ['', '你们'],
  这: ['', '这些'],
  很: ['', '很'],
  也: ['', '也许门'],
  把: ['一手火拖车刀门每', '把手握柄门守戏酒'],
  被: ['棉', '被子褥害告迫动'],
  就: ['成造迁将俯', '就业职医餐地近此学读诊任座位寝手是'],
  与: ['参给赋授', '会其此时世众日'],
  们: ['', ''],
  到: ['收', '到'],
  从: ['随听服', '来容而此前小'],
  将: ['', '来要军领近够'],
  您: ['', ''],
  祝: ['庆', '祝'],
  还: ['归偿', ''],
  没: ['', '无'],
  又: ['', ''],
  能: ['功可性技智职才核体只', ''],
  才: ['人天刚奇口', ''],
  给: ['交送付还供补发', '给力养予'],
  去: ['过', '去年世处向过留路就便也'],
  让: ['谦退转', '步利座'],
  请: ['邀聘申宴', '求客假教示柬帖问'],
  有: ['没只', '有关效限趣意名时利力用人些害机色望钱序据'],
  会: ['机社议大开聚约', '会议员计场谈面话长诊意心'],
  完: ['', '完全成整美善'],
  着: ['', '着急手想重眼实凉力陆装落火色急迷'],
};

export const repeatedCharacters: Rule = {
  id: 'zh.repeated-characters',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: findRepeated,
  right: [
    '没有有效的办法，我们过去去年的地方，供给给养，完完全全，社会会议。',
    '的的确确是这样。',
    '为了了解情况。',
    '试试看看好好想想。',
    '是是非非',
    '声音清脆得像有人在数数。',
    '绿油油的麦田，黑压压的人群，他气冲冲的，脸气鼓鼓的。',
    '一张张的笑脸，一片片的雪花，一排排的房子，一幕幕的往事。',
    '事事都要他管。',
    '现在在家。',
    '他的目的的确达到了。',
  ],
  wrong: [
    ['这是我的的书。', '这是我的书。'],
    ['他走了了。', '他走了。'],
    ['我很很高兴。', '我很高兴。'],
    ['谢谢您您的帮助。', '谢谢您的帮助。'],
    ['我还还没到。', '我还没到。'],
    ['我们们出发。', '我们出发。'],
    ['老师给给我们讲故事。', '老师给我们讲故事。'],
    ['我昨天去去了超市。', '我昨天去了超市。'],
    ['书看完完了。', '书看完了。'],
    ['请在三天以内内，给您答复。', '请在三天以内，给您答复。'],
  ],
};

/** Text before which the second of two equal characters does not begin another word. */
const doubledAtEnd = new RegExp(
  `(?<!\\1(.))([${singleCharacters}])\\2(?!\\2)(?=[，。！？；、了的是在就都也和给将把被有到可能要会]|$)(?!的(?:确|话)|了(?:解|结)|是[否非]|在(?:乎|意|于)|都市|和[平谐]|有[关效限]|被子|到[达底处期])`,
  'gu',
);

function* findRepeated({ text }: RuleText): Generator<Finding> {
  for (const { index, 2: character = '' } of text.matchAll(doubledAtEnd))
    yield { start: index, end: index + 2, replacements: [character] };

  for (const match of text.matchAll(
    /([的了是在我你这很也把被就与着们到从将您祝还没又能才给去让请有会完])\1/gu,
  )) {
    const [notAfter, notBefore] = words[match[1] ?? ''] ?? ['', ''];
    const start = match.index;
    if (notAfter.includes(text[start - 1] ?? '，') || notBefore.includes(text[start + 2] ?? '，')) continue;
    yield { start, end: start + 2, replacements: [match[1] ?? ''] };
  }
}
