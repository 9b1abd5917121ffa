import { commonList } from './common-list.ts';

const common: ReadonlySet<string> = new Set(commonList.trim().split(/\s+/));

/** Stems to which users add a letter or a digit to satisfy the rule. */
const stems = [
  ...['password', 'passwort', 'passw0rd', 'qwerty', 'qwertyuiop', 'asdfgh', 'asdfghjkl', 'zxcvbn', 'zxcvbnm'],
  ...['abc', 'abcd', 'abcdef', 'aaa', 'qwe', 'asd', 'zxc', 'qaz', 'admin', 'root', 'user', 'test', 'guest'],
  ...['welcome', 'letmein', 'iloveyou', 'monkey', 'dragon', 'football', 'sunshine', 'princess', 'superman'],
  ...['woaini', 'woaiwojia', 'wodemima', 'mima', 'zhang', 'wang', 'wangwei', 'zhangwei', 'liwei', 'beijing'],
  ...[
    'shanghai',
    'china',
    'zhongguo',
    'inkstone',
    'yantai',
    'hello',
    'love',
    'a',
    'q',
    'z',
    's',
    'w',
    'x',
    'aa',
    'qq',
  ],
];
const tails = [
  ...['1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '1234567890', '321'],
  ...['654321', '123123', '123321', '111', '1111', '111111', '11111111', '000', '0000', '000000', '00000000'],
  ...['666', '6666', '666666', '66666666', '888', '8888', '888888', '88888888', '520', '5201314', '1314'],
  ...['1314520', '147258369', '112233', '123654', '789456', '987654321', '2008', '2018', '2020', '2023'],
  ...['2024', '2025', '2026', '01', '007', '99', '999', '999999'],
];
const patterns: ReadonlySet<string> = new Set(stems.flatMap((stem) => tails.map((tail) => stem + tail)));

/** Whether a lower-cased password is among those that attackers try first. */
export function isCommonPassword(lowerCased: string): boolean {
  const plain = lowerCased.replace(/[!@#$%^&*.?_-]+$/, '');
  const turned = plain.replace(/^(\d+)(\D+)$/, '$2$1');
  return [lowerCased, plain, turned].some((each) => common.has(each) || patterns.has(each)) || isRow(plain);
}

/** Whether a password has at most two distinct characters, such as a1a1a1a1 or 11111111a. */
function isRow(password: string): boolean {
  return new Set(password).size <= 2;
}
