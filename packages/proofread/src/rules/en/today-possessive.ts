import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const todayPossessive: Rule = {
  id: 'en.today-possessive',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\b([Tt]oday|[Yy]esterday|[Tt]omorrow|[Tt]onight)s(?= (?:world|society|meeting|lesson|class|news|life|children|young|youth|newspaper|paper|weather|people|technology|generation|students|economy|topic|homework|party|game|match|dinner|event|teenagers|times)\b)/g,
    ({ groups: [word = ''] }) => `${word}'s`,
  ),
  right: ["In today's world.", 'Todays is no word.'],
  wrong: [['In todays world it is easy.', "In today's world it is easy."]],
};
