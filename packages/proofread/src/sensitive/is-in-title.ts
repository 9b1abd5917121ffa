/** Whether an offset is inside 《》: titles of books, films and laws are not reported. */
export function isInTitle(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  return before.lastIndexOf('《') > before.lastIndexOf('》');
}
