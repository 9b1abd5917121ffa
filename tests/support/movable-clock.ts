/** Preloaded into a server: advances its clock by the number of ms that the parent sends, and confirms it. */
const now = Date.now;
let ahead = 0;

Date.now = () => now() + ahead;
process.on('message', (ms) => {
  ahead += Number(ms);
  process.send?.(ahead);
});
// Must not keep a stopping server alive.
process.channel?.unref();
