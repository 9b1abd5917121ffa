import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stream } from '../stream.ts';
import {
  lockChoices,
  reviseTone,
  reviseTool,
  rewriteBodyLimit,
  rewriteEvent,
  rewriteLanguage,
  rewriteLimits,
  runErrors,
} from './index.ts';

/** A custom action of an account. Times are ms since the epoch. */
export const ownAction = z.object({ id: z.uuid(), name: z.string(), prompt: z.string(), changedAt: z.int() });
export type OwnAction = z.output<typeof ownAction>;

/**
 * Applies an action to a selection. It is returned in passages (`sentence` events): one sentence for `polish` and `tone`, a
 * paragraph for `shorten`, `expand` and `own`. The words of changed passages are charged.
 */
export const followRevise = stream({
  method: 'POST',
  path: '/api/rewrite/revise/stream',
  summary:
    'Polishes, shortens or expands a selection, changes its tone, or follows an instruction of the user.',
  audience: 'account',
  input: z.object({
    /** Chosen by the caller. A run with the id of an earlier one of the same text continues it. */
    jobId: z.uuid(),
    text: z.string().max(rewriteLimits.characters),
    tool: reviseTool,
    /** Only for the tool `tone`. */
    tone: reviseTone.optional(),
    /** The instruction, only for the tool `own`. */
    prompt: z.string().trim().max(rewriteLimits.actionPrompt).optional(),
    language: z.enum(['auto', ...rewriteLanguage.options]).default('auto'),
    documentId: z.string().min(1).max(64).nullable().default(null),
    ...lockChoices,
  }),
  events: rewriteEvent,
  errors: [...runErrors, 'action_incomplete'],
  rate: 'rewrite',
  bodyLimit: rewriteBodyLimit,
});

/** Lists the caller's custom actions by name. */
export const listActions = endpoint({
  method: 'GET',
  path: '/api/rewrite/actions',
  summary: "Lists the caller's own actions.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({ actions: z.array(ownAction) }),
  errors: [],
  rate: 'normal',
});

/** Creates or changes a custom action. */
export const saveAction = endpoint({
  method: 'POST',
  path: '/api/rewrite/actions/save',
  summary: 'Creates an own action, or changes the one with the id.',
  audience: 'account',
  input: z.object({
    /** Chosen by the caller. */
    id: z.uuid(),
    name: z.string().trim().max(1000),
    prompt: z.string().trim().max(4000),
  }),
  reply: ownAction,
  errors: ['action_incomplete', 'action_too_long', 'too_many_actions'],
  rate: 'normal',
});

/** Deletes a custom action; one that does not exist is not an error. */
export const deleteAction = endpoint({
  method: 'POST',
  path: '/api/rewrite/actions/delete',
  summary: 'Deletes an own action.',
  audience: 'account',
  input: z.object({ id: z.uuid() }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});
