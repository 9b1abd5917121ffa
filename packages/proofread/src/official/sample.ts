import type { Leader } from './leaders.ts';

/** Parts of an example document; unspecified ones are correct. */
export interface SampleParts {
  readonly number?: string;
  readonly title?: string;
  readonly addressee?: string;
  readonly body?: string;
  readonly attachment?: string;
  readonly signature?: string;
  readonly date?: string;
  readonly foot?: string;
}

/** Builds a whole document from parts, for the examples of rules. */
export function sample(parts: SampleParts): string {
  const {
    number = '青政发〔2026〕8号',
    title = '青山市人民政府关于开展安全检查的通知',
    addressee = '各县人民政府：',
    body = '现就有关事项通知如下：\n一、检查内容\n二、检查时间\n特此通知。',
    attachment = '',
    signature = '青山市人民政府',
    date = '2026年3月5日',
    foot = '',
  } = parts;
  return [number, title, addressee, body, attachment, signature, date, foot]
    .filter((part) => part !== '')
    .join('\n');
}

/** Builds a request to a higher authority from parts. */
export function request(parts: SampleParts): string {
  return sample({
    title: '青山县人民政府关于修建水库的请示',
    addressee: '青山市人民政府：',
    body: '为解决供水问题，我县拟修建水库一座。\n妥否，请批示。',
    signature: '青山县人民政府',
    ...parts,
  });
}

/** The table of office holders for examples. */
export const sampleLeaders: readonly Leader[] = [
  { name: '赵甲', title: '市委书记', order: 1, from: '2024-01-01', to: '' },
  { name: '钱乙', title: '市长', order: 2, from: '2025-06-01', to: '' },
  { name: '孙丙', title: '副市长', order: 3, from: '2020-01-01', to: '' },
  { name: '李丁', title: '市长', order: 2, from: '2020-01-01', to: '2025-05-31' },
];
