import type { ReplyOf } from '@inkstone/contracts';
import type { draftTranslation as contract } from '@inkstone/contracts/staff/content';
import { cleanBody } from '@inkstone/domain/content';
import type { BodyNode } from '@inkstone/domain/documents/versions';
import { localeNames } from '@inkstone/phrases';
import { z } from 'zod';
import type { UseCase } from '../../../platform/http/route.ts';
import { cleanText } from './save-article.ts';

/** Texts of one request to the model; longer articles take several. */
const batch = 40;
const maxTokens = 6000;

/**
 * Drafts a translation with the text model for actions on selections. Only runs of text are sent, so that
 * structure, links and pictures stay unchanged; the draft is labelled as machine translation.
 */
export const draftTranslation: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { textModels },
  who,
  { text: given, from, to },
) => {
  const { title, summary, body } = cleanText(given);
  const texts = [title, summary, ...textsOf(cleanBody(body))];
  const translated: string[] = [];
  for (let at = 0; at < texts.length; at += batch) {
    const part = texts.slice(at, at + batch);
    const reply = await textModels.generateValue(
      'revise',
      {
        messages: [
          {
            role: 'system',
            content:
              `Translate the texts of a help article from ${localeNames[from]} into ${localeNames[to]}. ` +
              'Keep names of products, menus, keys and addresses. Answer with JSON {"texts": [...]}: ' +
              `exactly ${part.length} strings, in the same order. Do not add or leave out anything.`,
          },
          { role: 'user', content: JSON.stringify({ texts: part }) },
        ],
        ...{ maxTokens, temperature: 0.2, accountId: who.accountId, signal: AbortSignal.timeout(120_000) },
      },
      z.object({ texts: z.array(z.string()).length(part.length) }),
    );
    translated.push(...reply.texts);
  }
  const [newTitle = title, newSummary = summary, ...rest] = translated;
  const filled = fillTexts(cleanBody(body), rest);
  return cleanText({
    title: newTitle.slice(0, 120),
    summary: newSummary.slice(0, 300),
    body: { ...filled },
    isMachine: true,
  });
};

function textsOf(node: BodyNode): string[] {
  if (node.type === 'codeBlock') return [];
  return node.text !== undefined ? [node.text] : (node.content ?? []).flatMap(textsOf);
}

/** The body with its runs of text replaced in order. */
function fillTexts(body: BodyNode, texts: readonly string[]): BodyNode {
  let next = 0;
  const fill = (node: BodyNode): BodyNode => {
    if (node.type === 'codeBlock') return node;
    if (node.text !== undefined) return { ...node, text: texts[next++] || node.text };
    return node.content ? { ...node, content: node.content.map(fill) } : node;
  };
  return fill(body);
}
