/** Preloaded into a server: its clock goes forward by as many ms as its parent sends, and the parent is told. */
const now = Date.now;
let ahead = 0;

Date.now = () => now() + ahead;
process.on('message', (ms) => {
  ahead += Number(ms);
  process.send?.(ahead);
});
// A server that wants to stop does not wait for more.
process.channel?.unref();
