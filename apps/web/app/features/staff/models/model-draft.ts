import type {
  ModelChoice,
  ModelOverrides,
  ModelWay,
  TextModelSettings,
} from '@inkstone/contracts/staff/models';

/** The values of the form. */
export interface ModelDraft {
  readonly way: ModelWay;
  readonly url: string;
  readonly model: string;
  /** '' keeps the stored key. */
  readonly key: string;
  readonly isKeyRemoved: boolean;
  readonly localModel: string;
  readonly overrides: Readonly<Record<string, string>>;
}

/** The form values of the stored settings. */
export function modelDraft({ way, service, local, overrides }: TextModelSettings): ModelDraft {
  return {
    ...{ way, url: service.url, model: service.model, key: '', isKeyRemoved: false },
    localModel: local.model || (local.models[0]?.name ?? ''),
    overrides: Object.fromEntries(Object.entries(overrides).map(([feature, name]) => [feature, name ?? ''])),
  };
}

/** The settings that the form describes; null while a value is missing. */
export function choiceOf(draft: ModelDraft): ModelChoice | null {
  const { way, localModel } = draft;
  const [url, model] = [draft.url.trim(), draft.model.trim()];
  if (way === 'none') return { way };
  if (way === 'local') return localModel ? { way, model: localModel } : null;
  if (!url || !model) return null;
  return { way, url, model, key: draft.isKeyRemoved ? '' : draft.key.trim() || null };
}

/** The overrides of the form, without empty ones. */
export function overridesOf({ overrides }: ModelDraft): ModelOverrides {
  const given = Object.entries(overrides).map(([feature, name]) => [feature, name.trim()]);
  return Object.fromEntries(given.filter(([, name]) => name !== ''));
}
