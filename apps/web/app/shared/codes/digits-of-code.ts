import { codeDigits } from '@inkstone/contracts/accounts';

const whole = new RegExp(`(?<!\\d)\\d{${codeDigits}}(?!\\d)`);

/** Extracts the digits from typed or pasted text; in a message, the code is the number that stands alone. */
export function digitsOfCode(text: string): string {
  const plain = text.normalize('NFKC');
  return whole.exec(plain)?.[0] ?? plain.replace(/\D/g, '').slice(0, codeDigits);
}
