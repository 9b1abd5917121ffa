/** A model file cannot be used; the message is for the operator. */
export class ModelFileError extends Error {
  override name = 'ModelFileError';
}
