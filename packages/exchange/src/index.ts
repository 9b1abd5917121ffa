export { bodyFromJson, type JsonNode } from './blocks/body-from-json.ts';
export {
  bodyOf,
  type Loss,
  Losses,
  type Manuscript,
  type Note,
  type Picture,
  parseBody,
  type Reading,
  renamePictures,
} from './manuscript.ts';
