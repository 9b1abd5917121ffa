import { AppError } from '@inkstone/contracts';
import { wordErrors } from '@inkstone/contracts/models';
import type { Deps } from '../../../deps.ts';
import * as store from './store.ts';

/** Limits of the texts that are translated, stored and charged together: their number and characters. */
const stepTexts = 8;
const stepCharacters = 2000;
/** Number of texts without an answer, one after the other, after which the model counts as unavailable. */
const maxFailed = 4;

/** Whether an error may concern only one text: the remaining words do not suffice for it, or the model does not answer it. */
export function isOfOneText(error: unknown): error is AppError {
  return error instanceof AppError && (isAboutWords(error) || error.code === 'model_failed');
}

function isAboutWords({ code }: AppError): boolean {
  return wordErrors.some((one) => one === code);
}

/**
 * The unfinished texts of a file in a run, in order. A text for which the remaining words do not suffice or that the model does
 * not answer is skipped, so that it does not keep the others waiting.
 */
export class TextQueue {
  readonly #sql: Deps['db']['sql'];
  readonly #file: store.File;
  /** Maximum number of words of a text; null while there is no limit. */
  #maxPrice: number | null = null;
  #refusal: AppError | null = null;
  /** Indices of texts that the model did not answer since its last answer. */
  #failed: readonly number[] = [];
  #failure: AppError | null = null;
  #hasAnswer = false;

  constructor({ db }: Pick<Deps, 'db'>, file: store.File) {
    this.#sql = db.sql;
    this.#file = file;
  }

  /**
   * Returns the next texts that can be translated together; none at the end. After a failure it is one text, alternately from the
   * end and from the beginning, because neighbours fail for the same reason.
   */
  async next(): Promise<store.Text[]> {
    const texts = await store.findTexts(this.#sql, this.#file, ['open'], {
      maxPrice: this.#maxPrice,
      without: this.#failed,
      limit: this.#failed.length > 0 ? 1 : stepTexts,
      fromEnd: this.#failed.length % 2 === 1,
    });
    let characters = 0;
    return texts.filter(({ source }, at) => {
      characters += source.length;
      return at === 0 || characters <= stepCharacters;
    });
  }

  /**
   * Records the outcome of translating texts: null, or the error of the first one. Throws it if the model did not answer several
   * texts in a row.
   */
  async record([first]: readonly store.Text[], error: AppError | null): Promise<void> {
    if (error === null) {
      this.#hasAnswer = true;
      return this.#keepFailed();
    }
    if (!first) return;
    if (isAboutWords(error)) return this.#skipLonger(first.price, error);
    this.#failure = error;
    this.#failed = [...this.#failed, first.index];
    if (this.#failed.length >= maxFailed) throw error;
  }

  /** Ends the run; returns the error code for which texts stay unfinished, null if none does. */
  async finish(): Promise<AppError['code'] | null> {
    if (this.#hasAnswer) await this.#keepFailed();
    const left = await store.findTexts(this.#sql, this.#file, ['open'], { limit: 1 });
    if (left.length === 0) return null;
    const error = this.#failed.length > 0 ? this.#failure : this.#refusal;
    return error?.code ?? 'unknown_error';
  }

  /** Ends the texts that a model did not answer that answers others: they keep their source and are reported. */
  async #keepFailed(): Promise<void> {
    if (this.#failed.length > 0) await store.keepTexts(this.#sql, this.#file, this.#failed);
    this.#failed = [];
  }

  /**
   * Skips texts for which the remaining words do not suffice. Those that are longer than the words of a day keep their source
   * and are reported; others stay unfinished.
   */
  async #skipLonger(price: number, refusal: AppError): Promise<void> {
    const { left, limit } = refusal.params;
    if (typeof limit === 'number') await store.keepLongTexts(this.#sql, this.#file, limit);
    this.#refusal = refusal;
    this.#maxPrice = Math.min(typeof left === 'number' ? left : price, price - 1);
  }
}
