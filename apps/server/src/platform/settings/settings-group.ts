import { z } from 'zod';
import type { Environment } from './environment.ts';

/** The description of one setting, for `inkstone help`. */
export interface SettingDescription {
  readonly means: string;
  /** Never printed, not even in error messages. */
  readonly secret?: true;
}

/** The validated settings of a group and one line for each inconsistency. */
export interface CompletedSettings<Part> {
  readonly part: Part;
  readonly faults: readonly string[];
}

/** Values that do not fit the schema, or a function that completes them with the settings they build on. */
export type ParsedSettings<Part, Base> =
  | { readonly isValid: false; readonly faults: readonly string[] }
  | { readonly isValid: true; complete(base: Base): CompletedSettings<Part> };

/** The settings of one module or of the platform. `Part` is what they add to the configuration. */
export interface SettingsGroup<Part extends object = object, Base = never> {
  readonly descriptions: Readonly<Record<string, SettingDescription>>;
  parse(values: Environment['values']): ParsedSettings<Part, Base>;
  /** Returns the settings in force by name, as text. */
  describe(config: Part): Readonly<Record<string, string | number>>;
  /** One line for each contradiction to settings of other groups. `config` is the configuration of all. */
  findConflicts(config: Part): readonly string[];
}

/** Defines a group of settings. Every name of the schema must have a description. */
export function defineSettings<Shape extends z.ZodRawShape, Part extends object, Base>(group: {
  readonly descriptions: Readonly<Record<keyof Shape & string, SettingDescription>>;
  readonly shape: Shape;
  readonly read: (given: z.output<z.ZodObject<Shape>>, base: Base) => Part;
  readonly describe: (config: Part) => Readonly<Record<keyof Shape & string, string | number>>;
  /** One line for each inconsistency. */
  readonly findFaults?: (part: Part, base: Base, given: z.output<z.ZodObject<Shape>>) => readonly string[];
  /**
   * Returns one line per contradiction to settings of other groups, whose part of the configuration may be
   * missing in tests.
   */
  findConflicts?(config: Part): readonly string[];
}): SettingsGroup<Part, Base> {
  const { descriptions, shape, read, describe, findFaults = () => [], findConflicts = () => [] } = group;
  const schema = z.object(shape);
  return {
    descriptions,
    describe,
    findConflicts,
    parse(values) {
      const checked = schema.safeParse(values);
      if (!checked.success) {
        const faults = checked.error.issues.map((issue) => faultLine(issue, values, descriptions));
        return { isValid: false, faults };
      }
      return {
        isValid: true,
        complete(base) {
          const part = read(checked.data, base);
          return { part, faults: findFaults(part, base, checked.data) };
        },
      };
    },
  };
}

function faultLine(
  issue: z.core.$ZodIssue,
  values: Environment['values'],
  descriptions: Readonly<Record<string, SettingDescription>>,
): string {
  const name = String(issue.path[0]);
  const valueNote = descriptions[name]?.secret ? '' : `, but is "${values[name]}"`;
  return `${name} ${issue.message}${valueNote}.`;
}
