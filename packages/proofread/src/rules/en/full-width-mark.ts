import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

/** The half-width equivalents. */
const half: Readonly<Record<string, string>> = {
  '，': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  '？': '?',
  '！': '!',
  '、': ',',
};

export const fullWidthMark: Rule = {
  id: 'en.full-width-mark',
  category: 'typography',
  severity: 'warning',
  credible: 0.95,
  authority: null,
  scope: 'paragraph',
  find: byPattern(
    /(?<=[A-Za-z0-9)"”’]) ?[，。；：？！、]/g,
    ({ found, after }) => `${half[found.trim()] ?? ','}${/\S/.test(after(1)) ? ' ' : ''}`,
    'en',
  ),
  right: ['He left, and she stayed.'],
  wrong: [
    ['I like tea，but not coffee。', 'I like tea, but not coffee.'],
    ['Really？ Yes！', 'Really? Yes!'],
  ],
};
