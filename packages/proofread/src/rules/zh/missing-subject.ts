import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const missingSubject: Rule = {
  id: 'zh.missing-subject',
  category: 'grammar',
  severity: 'style',
  credible: 0.6,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /(?<=^|[。；！？]\s*)(?:(?:通过|经过|经由|透过|随着)(?!的)\p{Script=Han}{2,24}[^，。；：！？\uFFFC]{0,8}，?|在\p{Script=Han}{2,20}的\p{Script=Han}{0,4}(?:帮助|努力|领导|关怀|关心|支持|教育|指导|鼓励|影响|启发|推动|带领|引导|培养|配合|协助|共同努力)下，|看[到见了]\p{Script=Han}{1,12}，|听[到见了]\p{Script=Han}{1,12}，|由于\p{Script=Han}{2,16}，)(使得|使|让|令|导致|致使)(?=我|你|他|她|它|大家|人们|同学|学生|孩子|老师|每个人|许多人|很多人|更多人|全体|全校|全班|广大|咱|企业|我国|人民|群众|居民|游客|读者|观众|员工|职工|干部|青少年|家长|工作|成绩|产品|质量|公司|学校|项目|任务|成本|价格|比赛|活动|交通|生产|销量|收入|航班|列车|比赛|会议|工程|车辆|道路|班级|病人|患者|她们|我们|部分|不少|很多|大量|大批|整个|双方)/gu,
      ({ found, groups: [verb = ''], end }) => {
        const start = end - verb.length;
        return {
          start,
          end,
          replacements: [''],
          params: { opening: found.startsWith('在') ? '在' : found.slice(0, 2) },
        };
      },
    ),
    byPattern(
      /(?<=^|[。；！？]\s*)随着\p{Script=Han}{2,16}，(给)(?=我们|人们|大家|人类|社会|生活|学生|孩子|企业|百姓|老百姓|居民|农民|我国|我)[^，。；！？]{0,12}带来/gu,
      ({ groups: [verb = ''], found, start }) => {
        const at = start + found.lastIndexOf(`，${verb}`) + 1;
        return { start: at, end: at + verb.length, replacements: [] };
      },
    ),
  ]),
  right: [
    '这次活动使我明白了团结的力量。',
    '通过这次活动，我明白了团结的力量。',
    '他通过这件事使我明白了道理。',
    '通过使用工具提高效率。',
  ],
  wrong: [
    ['由于原材料涨价，使成本增加。', '由于原材料涨价，成本增加。'],
    ['由于天气的原因，导致航班延误了三个小时。', '由于天气的原因，航班延误了三个小时。'],
    ['看到这一幕，使我很感动。', '看到这一幕，我很感动。'],
    ['通过这次活动，使我明白了团结的力量。', '通过这次活动，我明白了团结的力量。'],
    ['经过老师的耐心教育，使同学们认识了错误。', '经过老师的耐心教育，同学们认识了错误。'],
    ['在大家的鼓励下，使他有了信心。', '在大家的鼓励下，他有了信心。'],
    ['随着生活水平的提高，让人们更加重视健康。', '随着生活水平的提高，人们更加重视健康。'],
  ],
};
