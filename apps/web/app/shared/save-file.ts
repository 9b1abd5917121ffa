/** How long the address of a file remains valid, in ms. Older versions of Safari read the file some time after the click. */
const validity = 60_000;

/** Downloads a file, like a link to it. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), validity);
}
