/**
 * The URL of a request for a page in a form that can be decoded: in a path whose escapes are no UTF-8, such as `/zh/%E0%A4`, percent signs are
 * escaped, so that the visitor gets the page for unknown addresses. Other URLs, and those of the API, are unchanged.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/(?:api|v2)(?:\/|$)/.test(url)) return url;
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
