import type { Proofreader } from '@inkstone/proofread';

/** Sentences with and without mistakes, so that most rules run once. */
const samples = {
  zh: [
    '昨天下午，我们在图书馆里整理了三百多本旧书，发现其中有十二本以经破损了。',
    '他说的很对：做事情要有耐心，不能因为一次失败就放弃，，更不能抱怨别人。',
    '2026年3月5日，市里召开了一个关于安全生产的会议，大约有200名左右的代表参加。',
    '这个项目的负责人再三强调，质量是企业得生命，大家必需认真对待。',
  ],
  en: [
    'We was going to the market yesterday, but it start raining and the bus were late.',
    'She have lived here since ten years, and she would of told me if somthing had changed.',
    'The result of the three tests show that their is no difference between the two groups.',
    'In my opinion, its important to practice every day; otherwise you loose what you learned.',
  ],
} as const;

/**
 * How often the samples are checked: the first round loads code and tables, the others trigger JIT
 * compilation.
 */
const rounds = 4;

/** Checks sample sentences of a language one at a time, so that requests run in between. */
export async function warmUp(
  proofreader: Proofreader,
  language: keyof typeof samples,
  pause: () => Promise<void>,
): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    for (const sample of samples[language]) {
      await pause();
      // A unique number, because cached sentences are not checked again.
      proofreader.checkParagraph(`${sample}（${round}）`);
    }
  }
}
