export { type DecodedPlain, decodePlain, type PlainEncoding } from './decode-plain.ts';
export { readPlain } from './read-plain.ts';
export { writePlain } from './write-plain.ts';
