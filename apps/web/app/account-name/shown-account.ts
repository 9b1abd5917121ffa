type Typed = { readonly account: string; readonly areaCode: string };

/** Whether an e-mail address is being typed: numbers have no @ (spec, 5), in either width. */
export function isEmail({ account }: Pick<Typed, 'account'>): boolean {
  return /[@＠]/.test(account);
}

/** The account as typed; a number with its area code in front unless it brought its own. */
export function shownAccount({ account, areaCode }: Typed): string {
  const typed = account.trim();
  return isEmail({ account }) || typed.startsWith('+') ? typed : `+${areaCode} ${typed}`;
}
