import { codeDigits } from '@inkstone/contracts/accounts';

const whole = new RegExp(`(?<!\\d)\\d{${codeDigits}}(?!\\d)`);

/** What a code field makes of whatever was typed or pasted into it: in a message, the code stands alone. */
export function digitsOfCode(text: string): string {
  const plain = text.normalize('NFKC');
  return whole.exec(plain)?.[0] ?? plain.replace(/\D/g, '').slice(0, codeDigits);
}
