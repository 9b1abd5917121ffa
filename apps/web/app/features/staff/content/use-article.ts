import type {
  ArticleCondition,
  ArticleContentInput,
  ArticleTextInput,
  EditedArticle,
} from '@inkstone/contracts/staff/content';
import { editArticle, saveArticle } from '@inkstone/contracts/staff/content';
import type { Locale } from '@inkstone/phrases';
import { showToast } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { quietCall, refusalOf } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { createSaveQueue, type Draft } from './save-queue.ts';

/** Delay of autosave after the last change, in ms. */
const autosaveAfter = 4000;

/** A draft that is being edited. */
export interface ArticleDraft {
  readonly content: ArticleContentInput;
  readonly condition: ArticleCondition;
  /** Whether it differs from the stored revision. */
  readonly isDirty: boolean;
  /** Why the last save failed; null without a failure. */
  readonly failure: unknown;
  change(part: Partial<ArticleContentInput>): void;
  changeText(language: Locale, part: Partial<ArticleTextInput>): void;
  /** Saves immediately and resolves to the version; rejects with the error. */
  save(): Promise<number>;
  /** Replaces the state after another action. */
  settle(condition: ArticleCondition): void;
}

const emptyText: ArticleTextInput = {
  title: '',
  summary: '',
  body: { type: 'doc', content: [{ type: 'paragraph' }] },
  isMachine: false,
};

/** Holds the draft of an article and saves it with a delay after the last change, one save at a time. */
export function useArticle(article: EditedArticle, mayChange: boolean): ArticleDraft {
  const [content, setContent] = useState(article.content);
  const [condition, setCondition] = useState<ArticleCondition>(article);
  const [stored, setStored] = useState(article.content);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef({ content, version: article.version });
  latest.current = { content, version: Math.max(latest.current.version, condition.version) };
  const [queue] = useState(() => createSaveQueue(article.content));
  const isDirty = content !== stored;

  const send = async ({ content: sent, version }: Draft<ArticleContentInput>, isAutomatic: boolean) => {
    try {
      const saved = await quietCall(saveArticle, { id: article.id, version, content: sent, isAutomatic });
      latest.current.version = saved.version;
      setCondition(saved);
      setStored(sent);
      setFailure(null);
      return saved.version;
    } catch (error) {
      setFailure(error);
      throw error;
    }
  };
  const save = (isAutomatic: boolean): Promise<number> =>
    queue.add({ isAutomatic, read: () => latest.current, send: (draft) => send(draft, isAutomatic) });

  const isStale = failure !== null && refusalOf(failure).code === 'article_changed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the content restarts the delay.
  useEffect(() => {
    if (!isDirty || !mayChange || isStale) return;
    const timer = setTimeout(() => void save(true).catch(() => undefined), autosaveAfter);
    return () => clearTimeout(timer);
  }, [content, isDirty, mayChange, isStale]);
  useSaveOnLeaving(() => (isDirty && mayChange && !isStale ? save(true) : null));
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  useConditionInTime(article.id, condition, setCondition);

  return {
    ...{ content, condition, isDirty, failure },
    change: (part) => setContent((former) => ({ ...former, ...part })),
    changeText: (language, part) =>
      setContent((former) => ({
        ...former,
        texts: { ...former.texts, [language]: { ...emptyText, ...former.texts[language], ...part } },
      })),
    save: () => (content === stored ? queue.finished().then(() => latest.current.version) : save(false)),
    settle: (next) => {
      latest.current.version = next.version;
      setCondition(next);
    },
  };
}

/** Saves unsaved changes when another page of the application is opened; reports a failure. */
function useSaveOnLeaving(save: () => Promise<unknown> | null): void {
  const latest = useLatest(save);
  const errorText = useLatest(useErrorText());
  useEffect(
    () => () => {
      latest.current()?.catch((error: unknown) => showToast.error(errorText.current(error)));
    },
    [latest, errorText],
  );
}

/** Maximum delay of a timer, in ms. */
const maxDelay = 2 ** 31 - 1;

/** Reloads the state when a scheduled publication or withdrawal has become effective. */
function useConditionInTime(
  id: string,
  { publishAt, unpublishAt }: ArticleCondition,
  onChange: (condition: ArticleCondition) => void,
): void {
  const changed = useLatest(onChange);
  const next = Math.min(publishAt ?? Infinity, unpublishAt ?? Infinity);
  useEffect(() => {
    const delay = next - Date.now() + 1000;
    if (delay > maxDelay) return;
    const read = () =>
      void quietCall(editArticle, { id }).then(
        (fresh) => changed.current(fresh),
        () => undefined,
      );
    const timer = setTimeout(read, Math.max(delay, 1000));
    return () => clearTimeout(timer);
  }, [id, next, changed]);
}
