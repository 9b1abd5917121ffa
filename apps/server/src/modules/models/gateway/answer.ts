import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@inkstone/contracts';
import { type Random, randomInt } from '@inkstone/kernel';
import type { ProhibitedCheck } from '@inkstone/proofread/prohibited';
import type { Log } from '../../../platform/observability/log.ts';
import type { Metrics } from '../../../platform/observability/metrics.ts';
import { type JsonSchema, ModelError, type ModelEvent } from '../../../ports/text-model.ts';
import type { GenerateRequest, ModelFeature } from '../../../ports/text-models.ts';
import { consequenceOf, toAppError, waitBefore } from './faults.ts';
import { GuardedText } from './guard-text.ts';
import type { ModelInstance } from './model-instance.ts';
import { PrefaceStripper } from './strip-preface.ts';

/** Number of retries with the same model. */
const retries = 2;

/** Inputs for generating one answer. */
export interface AnswerParts {
  readonly feature: ModelFeature;
  readonly request: GenerateRequest;
  readonly json: JsonSchema | null;
  readonly instances: readonly ModelInstance[];
  readonly check: ProhibitedCheck;
}

/** The dependencies of an answer. */
export interface AnswerTools {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly random: Random;
}

/**
 * Streams an answer of the first available model. Retries, or uses the next model, only before the first text
 * has been released. Rejects with AppError, with ProhibitedText, or with the reason of the signal.
 */
export async function* answer(tools: AnswerTools, parts: AnswerParts): AsyncGenerator<ModelEvent> {
  let last: ModelError | null = null;
  for (const instance of parts.instances.filter(({ circuit }) => !circuit.isOpen)) {
    for (let attempt = 0; ; attempt++) {
      let hasBegun = false;
      try {
        for await (const event of attemptAnswer(tools, parts, instance)) {
          hasBegun = true;
          yield event;
        }
        return;
      } catch (error) {
        parts.request.signal.throwIfAborted();
        if (!(error instanceof ModelError)) throw error;
        last = error;
        if (hasBegun || consequenceOf(error).retry === 'none') throw toAppError(error);
      }
      const wait = waitOf(tools, last, attempt);
      if (wait === null || instance.circuit.isOpen) break;
      await pause(wait, undefined, { signal: parts.request.signal });
    }
  }
  throw last ? toAppError(last) : new AppError('model_failed');
}

/** Delay in ms before a retry with the same model; null to use the next one. */
function waitOf({ random }: AnswerTools, error: ModelError, attempt: number): number | null {
  if (attempt >= retries || consequenceOf(error).retry !== 'same') return null;
  return waitBefore(error, attempt, randomInt(random, 1000) / 1000);
}

/** One attempt of one model: yields the text that has passed the check. */
async function* attemptAnswer(
  { log, metrics }: AnswerTools,
  { feature, request, json, check }: AnswerParts,
  instance: ModelInstance,
): AsyncGenerator<ModelEvent> {
  const guard = new GuardedText(check);
  const preface = json ? null : new PrefaceStripper();
  const leave = instance.enter();
  const endFirst = metrics.models.firstTextSeconds.startTimer({ feature });
  let isFirst = true;
  let outcome = 'stopped';
  metrics.models.running.inc();
  try {
    const { messages, maxTokens, temperature, signal } = request;
    for await (const event of instance.model.complete({ messages, maxTokens, temperature, json, signal })) {
      if (isFirst) endFirst();
      isFirst = false;
      if (event.type === 'text') {
        const text = guard.push(preface ? preface.push(event.text) : event.text);
        if (text) yield { type: 'text', text };
        continue;
      }
      const rest = guard.push(preface?.end() ?? '') + guard.end();
      instance.circuit.succeed();
      outcome = 'done';
      if (rest) yield { type: 'text', text: rest };
      yield event;
    }
  } catch (error) {
    outcome = 'blocked';
    if (error instanceof ModelError) {
      outcome = error.fault;
      if (consequenceOf(error).isTrouble) instance.circuit.fail();
      log.warn('a text model failed', { feature, model: instance.spec.model, fault: error.message });
    } else if (request.signal.aborted) outcome = 'stopped';
    throw error;
  } finally {
    metrics.models.running.dec();
    metrics.models.answers.inc({ feature, outcome });
    await leave();
  }
}
