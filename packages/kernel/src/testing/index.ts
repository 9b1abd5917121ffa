/**
 * Starts to measure; the function returns the processor time of this process since then, in ms. A limit on it does not
 * depend on what else the machine does, as one on elapsed time would.
 */
export function measureWork(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
