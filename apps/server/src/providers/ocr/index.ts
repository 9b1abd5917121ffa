export { openTextRecogniser } from './open-text-recogniser.ts';
