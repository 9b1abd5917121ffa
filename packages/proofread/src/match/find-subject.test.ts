import { describe, expect, it } from 'vitest';
import { testResources } from '../testing/resources.ts';
import { tagWords } from '../text/tagged-words.ts';
import { findSubject } from './find-subject.ts';

function subjectOf(text: string, verb: string): string | null {
  const { tagger } = testResources;
  const words = tagger === undefined ? [] : tagWords(text, tagger);
  return (
    findSubject(
      words,
      words.findIndex(({ lower }) => lower === verb),
    )?.head.lower ?? null
  );
}

describe('findSubject', () => {
  it.each([
    ['The list of old books in the hall is long.', 'is', 'list'],
    ['I think that the teachers of my school often complain.', 'complain', 'teachers'],
    ['The box was full.', 'was', 'box'],
    ['The food is good and the waiters were friendly.', 'were', 'waiters'],
    ['All the information you need was here.', 'was', 'information'],
  ])('goes from the verb of %j over phrases to the head', (text, verb, head) => {
    expect(subjectOf(text, verb)).toBe(head);
  });

  it.each([
    ['Tom and the boys are here.', 'are'],
    ['He asked whether the man and the woman were here.', 'were'],
    ['The question we have to ask is this.', 'ask'],
    ['What the students want is peace.', 'is'],
    ['Reading old books is fun.', 'is'],
    ['The man can go.', 'go'],
    ['The things that matter most are free.', 'are'],
  ])('does not guess in %j', (text, verb) => {
    expect(subjectOf(text, verb)).toBeNull();
  });
});
