/** The number as typed, with its area code in front unless it brought its own. */
export function shownPhone({ account, areaCode }: { account: string; areaCode: string }): string {
  const typed = account.trim();
  return typed.startsWith('+') ? typed : `+${areaCode} ${typed}`;
}
