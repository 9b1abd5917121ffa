/** Journey files by the server that they need. */
export interface ServerGroups {
  /** Files that name the same constant of `server-options.ts`, or have the server of `model-server.ts`, by constant. */
  readonly shared: readonly { readonly name: string; readonly files: readonly string[] }[];
  /** Files with their own settings. */
  readonly own: readonly string[];
  /** Files on the server with default settings. */
  readonly common: readonly string[];
}

interface SourceFile {
  readonly name: string;
  readonly source: string;
}

const constant = /\bserverOptions: (with\w+)/;
const modelServer = /'\.\.\/support\/model-server\.ts'/;
const ownOptions = /\bserverOptions: [[{]/;

/** Determines from the sources of journeys which of them need the same server; every file is in exactly one group. */
export function groupByServer(files: readonly SourceFile[]): ServerGroups {
  const constantOf = ({ source }: SourceFile) =>
    modelServer.test(source) ? 'model server' : constant.exec(source)?.[1];
  const byConstant = Map.groupBy(files, constantOf);
  const withoutConstant = byConstant.get(undefined) ?? [];
  byConstant.delete(undefined);
  const names = (group: readonly SourceFile[]) => group.map(({ name }) => name);
  return {
    shared: [...byConstant].map(([name = '', group]) => ({ name, files: names(group) })),
    own: names(withoutConstant.filter(({ source }) => ownOptions.test(source))),
    common: names(withoutConstant.filter(({ source }) => !ownOptions.test(source))),
  };
}
