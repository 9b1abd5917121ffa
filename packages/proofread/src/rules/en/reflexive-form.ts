import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const forms: Readonly<Record<string, string>> = {
  hisself: 'himself',
  theirself: 'themselves',
  theirselves: 'themselves',
  themself: 'themselves',
  ourself: 'ourselves',
  yourselfs: 'yourselves',
  ourselfs: 'ourselves',
  themselfs: 'themselves',
  hisselves: 'himself',
  itselfs: 'itself',
  meself: 'myself',
  myselfs: 'myself',
  ourselve: 'ourselves',
  themselve: 'themselves',
};
const wrong = new Set(Object.keys(forms));

export const reflexiveForm: Rule = {
  id: 'en.reflexive-form',
  category: 'grammar',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('[ @wrong ]', ({ marked: [form] }) => forms[form.lower] ?? null, { wrong }),
    byWords('[ my|your|her|our self ]', ({ marked: [owner], after }) =>
      /^[-–]/.test(after()?.text ?? '') || after()?.tag.startsWith('NN')
        ? null
        : owner.lower === 'our'
          ? 'ourselves'
          : `${owner.text}self`,
    ),
    byWords('they <enjoy>|<hurt>|<introduce>|<teach> [ himself|herself|itself ]', () => 'themselves'),
    byWords('we <enjoy>|<hurt>|<introduce>|<teach> [ myself|themselves|yourself ]', () => 'ourselves'),
  ]),
  right: ['They enjoyed themselves.', 'My inner self is calm.', 'He hurt himself.'],
  wrong: [
    ['They built it theirselves.', 'They built it themselves.'],
    ['He did it hisself.', 'He did it himself.'],
    ['I did it my self.', 'I did it myself.'],
  ],
};
