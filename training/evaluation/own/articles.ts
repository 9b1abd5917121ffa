/** An article of several paragraphs, written for this project; slips are marked `{as written|as meant}`. */
export interface OwnArticle {
  readonly language: 'zh' | 'en';
  readonly text: string;
}

const zh = [
  `上个周末，我们一家人去郊外的水库走了一圈。天气不冷不热，路上的银杏刚刚{开使|开始}变黄，孩子一下车就跑到了最前面。去年来的时候，堤坝还在维修，只能远远地看一眼；今年步道{以经|已经}全部开放，沿着水边可以一直走到对岸的村子。

村口有一家小饭馆，老板是本地人，菜做得很家常。我们点了一条鱼和两样野菜，味道出乎意料地好。老板说，水库的鱼不能随便钓，每年只在规定的日子里开放，所以才能够保持这样的品质。吃过饭，他又带我们去看后院的柿子树，说等到霜降再来，一定{迫不急待|迫不及待}想摘几个带走。

回程的路上堵了一个多小时，大家却都没有抱怨。也许正{因该|应该}这样过周末：不赶时间，不看手机，走到哪里算哪里。`,
  `公司从下个月起试行新的报销办法。过去员工出差回来，要先把发票一张一张贴好，再找三位领导签字，快的要一个星期，慢的要拖到月底。新的办法把审批合并成一步，金额在两千元以下的由部门经理直接批准，系统会自动{核兑|核对}发票的真伪。

财务部为此做了两场培训，第一场讲流程，第二场专门回答问题。大家问得最多的是住宿标准：不同城市的上限并不一样，超出的部分{既使|即使}有合理的原因，也需要提前说明。培训的录像放在内部网站上，没有参加的同事可以随时随地补看。

试行期是三个月。我们会在每个月底收集一次意见，{做为|作为}修改的依据。如果您在使用中遇到问题，请{既时|及时}联系财务部的同事。`,
  `写作这件事，很多人觉得难，其实难的不是写，而是坐下来。我的办法是给自己定一个很小的目标：每天三百字，不求好，只求有。刚开始的几天常常写得{语无论次|语无伦次}，第二天再看，自己都忍不住笑。可是过了两个星期，句子慢慢顺了，想说的话也多了起来。

{再|在}这个过程中，我发现最有用的习惯是改。写完先放一放，隔一天再读，哪里啰唆、哪里跳得太快，一眼就能看出来。有时候只要删掉一个词，整段话就清楚了。老师曾经说过，好文章是改出来的，这句话我到现在才真正明白。

当然，也有写不下去的时候。那就去散步，去洗碗，去做点不相干的事情。灵感往往在你不再{按排|安排}它的时候才来。`,
  `社区图书馆重新开放以后，来看书的人比从前多了一倍。新馆把原来的仓库也打通了，靠窗摆了一排长桌，桌上有插座和台灯，座无虚席的时候连楼梯上都坐着人。管理员小陈告诉我，他们最受欢迎的不是小说，而是{各式个样|各式各样}的手工书。

星期六上午有一个读书会，参加的多半是退休的老人。大家轮流朗读，读完了{在|再}讨论。上一期读的是一本讲黄河的书，有一位老先生年轻时在水文站工作，讲起当年测水位的{经力|经历}，大家听得入了神。

图书馆也有自己的难处。经费有限，新书一年只能买两次，有些期刊不得不停订。小陈说，他们正在跟附近的学校商量，希望能够资源共享，让书真正地流动起来。`,
  `这次期末考试，我们班的成绩比上学期有了明显的提高。语文的平均分提高了四分，数学提高了六分，只有英语略有下降。究其原因，一是大家的学习态度更加端正，二是各科老师在考前做了很有针对性的复习。

不过，我们也要看到存在的问题。有的同学作业抄袭，有的同学上课走神，还有个别同学因为沉迷游戏而{荒费|荒废}了学业。对这些问题，班委会经过讨论，决定从下周起成立学习小组，互相帮助，共同进步。

希望同学们{再接再励|再接再厉}，用更好的成绩来回报父母和老师的期望。我相信，只要我们坚持不懈，就一定能够取得更大的进步。`,
  `我家楼下的菜市场要搬走了。消息传了大半年，前天终于贴出了正式的通告：月底停止营业，明年春天在原址建一座停车楼。住在这里的人都有点舍不得，毕竟二十多年了，谁家的豆腐嫩，谁家的鸡蛋新鲜，大家心里都有{一本帐|一本账}。

卖豆腐的老周打算回老家。他说儿子在县城开了一家店，生意还{过的去|过得去}，正好缺人手。卖菜的刘姐则准备搬到两站地以外的新市场，摊位费贵了一些，不过环境好，也不用再担心刮风下雨。她给每个老顾客都写了一张字条，上面是新摊位的号码，{在三|再三}叮嘱大家一定要来。

搬走的那天，我想早点起床，去拍几张照片。不为别的，只是想记住这里的声音和气味。`,
];

const en = [
  `Last spring our village decided to restore the old mill by the river. It had stood empty for thirty years, and the roof was in danger of falling in. A small group of neighbours was asked to look for money, and within a few weeks they had {recieved|received} promises from two foundations and a brewery.

The work started in May. Volunteers came every Saturday to clear the rubbish out of the cellar, where {their|there} was a surprising amount of broken pottery. A carpenter from the next town told us that the beams were {definately|definitely} older than the walls, which nobody had known.

By autumn the roof was finished. There is still much to do, but the wheel turns again, and children stop on {there|their} way home from school to watch it.`,
  `Many people {thinks|think} that learning to cook takes talent. In my experience it takes a sharp knife, a heavy pan and a little patience. When I moved into my first flat I could make toast and nothing else, and for a month I lived {of|off} sandwiches.

Then a friend gave me {a|an} old cookery book with stains on every page. She had written notes in the margins: more salt, less sugar, leave it alone. I began with soup, because soup forgives almost everything, and soon I was inviting people to dinner.

What I {has|have} learned is that recipes are suggestions. If you taste as you go and write down what happened, you will {seperate|separate} the good ideas from the bad ones {alot|a lot} faster than any book can.`,
  `Our office moved to a new building in January. The rooms are brighter {then|than} the old ones, and everybody has a window, but it took weeks before the telephones worked properly. The company which installed them {were|was} very polite and came back {to|too} many times to count.

The real change is the kitchen. It is large enough for the whole department, so people from different teams meet there without planning to. Two of our best projects this year began {their|there}, over a cup of bad coffee.

If I could change one thing, it would be the {accomodation|accommodation} of bicycles. The shed holds twelve, and on a sunny morning there are {atleast|at least} thirty of them leaning against the fence.`,
  `The museum asked visitors what they remembered a week after {there|their} visit. Hardly anyone named a painting. They remembered a guard who told them a story, a bench in a quiet room, and the smell of the café. The curators were surprised by the results, and a little hurt.

They should {of|have} expected it. We remember what happens to us, not what is shown to us. A room that let people sit down and draw {recieved|received} more praise than any of the famous pictures, although {it's|its} walls were nearly bare.

{Untill|Until} the end of the year the museum will try longer labels, more chairs and fewer rooms. It is a modest plan, but it may be the right one.`,
];

/** Articles with everyday slips, measured at each level. */
export const ownArticles: readonly OwnArticle[] = [
  ...zh.map((text): OwnArticle => ({ language: 'zh', text })),
  ...en.map((text): OwnArticle => ({ language: 'en', text })),
];
