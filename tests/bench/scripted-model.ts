import { startScriptedModel } from '../../apps/server/src/testing/text-model/scripted-model.ts';

/** Returns the time of this machine in ms, comparable between processes. */
const now = () => performance.timeOrigin + performance.now();
const sentence = '今天天气很好，我们一起去公园散步，看见许多人在湖边写生。';

// A model in a separate process. An answer begins with its start time; the time at which a connection was closed is reported
// to the parent.
const model = await startScriptedModel({
  answer: (_messages, { disconnected }) => {
    const begun = now().toFixed(3);
    disconnected.addEventListener('abort', () => process.send?.({ begun, closedAt: now() }));
    return { text: `${begun}|${sentence.repeat(10)}`, gap: 30 };
  },
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: model.url });
