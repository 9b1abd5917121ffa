/** Whether this device is a Mac, an iPhone or an iPad, whose shortcuts use ⌘. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
