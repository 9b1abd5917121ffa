export { type DecodedPlain, decodePlain, type PlainEncoding } from './decode-plain.ts';
export { isWrapped, readPlain } from './read-plain.ts';
export { writePlain } from './write-plain.ts';
