/** Which items of a list an address asks for: open ones unless it says `?which=all`. */
export function readWhich({ url }: Request): 'open' | 'all' {
  return new URL(url).searchParams.get('which') === 'all' ? 'all' : 'open';
}
