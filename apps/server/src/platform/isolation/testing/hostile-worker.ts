import { AppError } from '@inkstone/contracts';
import { answerTasks } from '../answer-tasks.ts';

// A process whose tasks behave as hostile files make readers behave.

export type HostileTask =
  | { readonly kind: 'echo'; readonly value: unknown }
  | {
      readonly kind:
        | 'fill-heap'
        | 'fill-array'
        | 'fill-buffers'
        | 'spin'
        | 'sleep'
        | 'overflow'
        | 'overflow-in-pattern'
        | 'refuse'
        | 'environment';
    };

answerTasks(async (task: HostileTask): Promise<unknown> => {
  switch (task.kind) {
    case 'echo':
      return task.value;
    case 'fill-heap': {
      const held: string[][] = [];
      for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => `cell ${at}`));
    }
    case 'fill-array':
      return Array.from({ length: 1e9 - 1 }, () => []).length;
    case 'fill-buffers': {
      const held: Uint8Array[] = [];
      for (;;) held.push(new Uint8Array(10 * 1024 * 1024).fill(1));
    }
    case 'spin':
      for (;;) Math.sqrt(2);
    case 'sleep':
      return new Promise((resolve) => setTimeout(resolve, 1e6));
    case 'overflow':
      return overflow(0);
    case 'overflow-in-pattern':
      return overflowInPattern(0);
    case 'refuse':
      throw new AppError('docx_encrypted');
    case 'environment':
      return Object.keys(process.env);
  }
});

function overflow(depth: number): number {
  return overflow(depth + 1) + 1;
}

/** Compiles patterns at the end of the stack, where V8 reports the overflow as a SyntaxError. */
function overflowInPattern(depth: number): number {
  try {
    return overflowInPattern(depth + 1) + 1;
  } catch (error) {
    new RegExp(`(?:a|b${depth})*c`, 'u').exec('aab');
    throw error;
  }
}
