import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

const parts = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('sentencesOf', () => {
  it.each<[string, string[]]>([
    ['“你去哪儿？”她问。他没有回答。', ['“你去哪儿？”她问。', '他没有回答。']],
    ['“走吧！”老张笑着说，“天快黑了。”', ['“走吧！”老张笑着说，“天快黑了。”']],
    // The words after the speech do not refer to it, or begin the next speech.
    ['“走吧。”然后他走了。', ['“走吧。”', '然后他走了。']],
    ['“走吗？”她说：“不走。”', ['“走吗？”', '她说：“不走。”']],
    ['他问：“走吗？”她说，不走。', ['他问：“走吗？”', '她说，不走。']],
    ['1. The form is sent by post. 2. It is kept.', ['1. The form is sent by post. ', '2. It is kept.']],
    ['(a) Goods are delivered. (b) They are paid.', ['(a) Goods are delivered. ', '(b) They are paid.']],
    ['In 1.\nNext line.', ['In 1.\n', 'Next line.']],
    ['1.\n好。', ['1.\n', '好。']],
  ])('splits %j', (text, sentences) => expect(parts(text)).toEqual(sentences));
});
