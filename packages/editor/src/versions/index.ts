export { type Drawing, type DrawnNode, drawBody } from './draw-body.ts';
export { type BodyJson, readBody, toBodyJson } from './read-body.ts';
