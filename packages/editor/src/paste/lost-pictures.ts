import { isSafeImage } from '../schema/safe-url.ts';

/**
 * Counts the pictures of pasted HTML that the document does not take over: pictures of other sites, files of an office program,
 * and large data. Invisible ones, with which pages count their readers, do not count.
 */
export function countLostPictures(html: string): number {
  if (!/<img\s/i.test(html)) return 0;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isInvisible = (picture: Element) =>
    ['width', 'height'].some((side) => Number(picture.getAttribute(side) ?? 2) < 2);
  return [...body.querySelectorAll('img[src]')].filter(
    (picture) => !isSafeImage(picture.getAttribute('src') ?? '') && !isInvisible(picture),
  ).length;
}
