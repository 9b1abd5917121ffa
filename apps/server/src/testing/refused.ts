import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import { expect } from 'vitest';

/** Matches an AppError with a code, whatever its parameters. */
export const refused = (code: ErrorCode) => expect.objectContaining({ constructor: AppError, code });
