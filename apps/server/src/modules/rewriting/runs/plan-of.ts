import type { Task } from '@inkstone/domain/rewriting';
import type { LockKind } from '@inkstone/rewrite';
import type { ModelFeature } from '../../../ports/text-models.ts';
import type { Job } from '../jobs/store.ts';
import { planText, type TextPlan } from '../plan/plan-text.ts';

/** Returns the task of a job for the model. */
export function taskOf({ tool, tone, prompt }: Pick<Job, 'tool' | 'tone' | 'prompt'>): Task {
  if (tool === 'own') return { kind: 'own', prompt: prompt ?? '' };
  if (tool === 'tone') return { kind: 'tone', tone: tone ?? 'neutral' };
  return { kind: tool };
}

/** Returns the model feature of a job: rewriting, or actions on a selection. */
export function featureOf({ tool }: Pick<Job, 'tool'>): ModelFeature {
  return tool === 'basic' || tool === 'academic' || tool === 'max' ? 'rewrite' : 'revise';
}

/** Returns the sentences of a job; the same in every run. */
export function planOf(job: Job): TextPlan {
  const { terms, unlocked, withoutLocks } = job.locks;
  const choices = { terms, unlocked, withoutLocks: withoutLocks as readonly LockKind[] };
  return planText(job.text, choices, { language: job.language, task: taskOf(job) });
}
