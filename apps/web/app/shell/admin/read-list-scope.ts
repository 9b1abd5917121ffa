/** Returns which items of a list a URL requests: open ones, or all with `?which=all`. */
export function readListScope({ url }: Request): 'open' | 'all' {
  return new URL(url).searchParams.get('which') === 'all' ? 'all' : 'open';
}
