export { DoubtfulMarks } from './doubtful-marks.ts';
export { insertReadText, type ReadBlock, type ReadPiece } from './insert-read-text.ts';
export { type PicturePlace, selectedPicture } from './selected-picture.ts';
