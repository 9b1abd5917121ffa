/** Why a model file cannot be used, in words for the operator. */
export class ModelFileError extends Error {
  override name = 'ModelFileError';
}
