/**
 * Starts a measurement. The returned function returns the processor time of this process since then, in ms. Unlike elapsed time,
 * it does not depend on the load of the machine.
 */
export function measureWork(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
