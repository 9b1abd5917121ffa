import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const unwantedCapital: Rule = {
  id: 'en.unwanted-capital',
  category: 'typography',
  severity: 'warning',
  credible: 0.88,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<=\b(?:[Ii]n|[Tt]his|[Ll]ast|[Nn]ext|[Ee]very|[Tt]he|[Dd]uring|of|early|late) )(Summer|Winter|Spring|Autumn)(?= (?:I|we|it|the|holidays?|vacation|and|is|was|when|because|you|they|there)\b|[,.])|(?<=\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) )(Mother|Father|Brother|Sister|Friend|Friends|Family|Parents|Wife|Husband|Teacher|School|House|Country|City|Life|Job|Son|Daughter|Grandmother|Grandfather|Hobby|Hobbies|Opinion|Town|Village|Hometown|Dream)(?= (?:is|are|was|were|and|has|have|in|to|who|said|likes?|lives?|works?)\b|[,.])|(?<=[a-z], )(And|But|So|Because|Or|Then|When|If|Which|That|They|She|He|We|It|You|The|This|There)(?= [a-z]+ [a-z])/g,
    ({ found }) => found.toLowerCase(),
    'en',
  ),
  right: ['My mother came in summer.', 'In May, Mr. He came.', 'Mother is here.'],
  wrong: [
    ['In Summer I swim.', 'In summer I swim.'],
    ['He is ill, And he cannot come.', 'He is ill, and he cannot come.'],
    ['My Mother is a teacher.', 'My mother is a teacher.'],
  ],
};
