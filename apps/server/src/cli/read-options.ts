import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartError } from '../platform/settings/start-error.ts';

type ParsedOptions<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** Parses the arguments of a command. Throws the usage as a StartError for `--help` and for unknown options. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
): { readonly words: readonly string[]; readonly options: ParsedOptions<Options>['values'] } {
  if (args.includes('--help')) throw new StartError(usage);
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    throw new StartError(usage, error);
  }
}
