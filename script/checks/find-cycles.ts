/** Returns a shortest cycle of each group of files that import each other, whose last file is the first one again. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  return groupsIn(edges).map((group) => {
    const members = new Set(group);
    const cycles = group.map((file) => shortestCycle(file, edges, members));
    return cycles.reduce((best, cycle) => (cycle.length < best.length ? cycle : best));
  });
}

/** The state of a file whose imports are being visited. */
interface Visit {
  readonly file: string;
  readonly imports: readonly string[];
  next: number;
}

/** Returns the strongly connected components that contain a cycle (Tarjan's algorithm, without recursion). */
function groupsIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const groups: string[][] = [];
  const lower = (file: string, value = Number.POSITIVE_INFINITY) =>
    lowest.set(file, Math.min(lowest.get(file) ?? value, value));

  function enter(file: string): Visit {
    order.set(file, order.size);
    lower(file, order.get(file));
    open.push(file);
    isOpen.add(file);
    return { file, imports: edges.get(file) ?? [], next: 0 };
  }

  function leave(file: string): void {
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.lastIndexOf(file));
    for (const member of group) isOpen.delete(member);
    if (group.length > 1 || edges.get(file)?.includes(file)) groups.push(group);
  }

  for (const start of edges.keys()) {
    const path = order.has(start) ? [] : [enter(start)];
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const imported = visit.imports[visit.next++];
      if (imported === undefined) {
        path.pop();
        leave(visit.file);
        const importer = path.at(-1);
        if (importer) lower(importer.file, lowest.get(visit.file));
      } else if (!order.has(imported)) path.push(enter(imported));
      else if (isOpen.has(imported)) lower(visit.file, order.get(imported));
    }
  }
  return groups;
}

/** Returns the shortest path from a file back to itself within its group. */
function shortestCycle(
  start: string,
  edges: ReadonlyMap<string, readonly string[]>,
  members: ReadonlySet<string>,
): readonly string[] {
  const paths: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of edges.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start];
      if (!members.has(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [start];
}
