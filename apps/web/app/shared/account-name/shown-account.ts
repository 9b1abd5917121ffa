type TypedAccount = { readonly account: string; readonly areaCode: string };

/** Whether an e-mail address is being typed: it contains an @ (spec, 5), in half or full width. */
export function isEmail({ account }: Pick<TypedAccount, 'account'>): boolean {
  return /[@＠]/.test(account);
}

/** The account as typed; a phone number with the area code in front unless it already has one. */
export function shownAccount({ account, areaCode }: TypedAccount): string {
  const typed = account.trim();
  return isEmail({ account }) || typed.startsWith('+') ? typed : `+${areaCode} ${typed}`;
}
