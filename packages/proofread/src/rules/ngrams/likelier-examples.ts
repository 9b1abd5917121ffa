import type { Kind } from '../../english/likelier-finding.ts';
import type { Example } from '../rule.ts';

/** Example sentences of a rule. */
export interface Examples {
  readonly right: readonly string[];
  readonly wrong: readonly Example[];
}

/** Example sentences by kind of confusion. */
export const likelierExamples: Readonly<Record<Kind, Examples>> = {
  articleMissing: {
    right: ['I have a dog and two cats.', 'We had dinner at home.'],
    wrong: [['She is one of best students in class.', 'She is one of the best students in class.']],
  },
  articleNeedless: {
    right: ['The life of the poet was short.', 'He plays the piano.', 'It is known a priori.'],
    wrong: [['For the example, take this one.', 'For example, take this one.']],
  },
  articleChoice: {
    right: ['It was the first time.', 'He is a teacher.'],
    wrong: [['It was a first time that I saw him.', 'It was the first time that I saw him.']],
  },
  prepositionMissing: {
    right: ['I agree with you.', 'He reached the house.'],
    wrong: [['I agree you.', 'I agree with you.']],
  },
  prepositionNeedless: {
    right: ['We discussed the plan.', 'He talked about the plan.'],
    wrong: [['It is of possible to do it today.', 'It is possible to do it today.']],
  },
  prepositionChoice: {
    right: ['She is interested in history.', 'It depends on the weather.'],
    wrong: [
      ['It depends of the weather.', 'It depends on the weather.'],
      ['She is interested on history.', 'She is interested in history.'],
      ['We arrived to the station at noon.', 'We arrived at the station at noon.'],
    ],
  },
  wordMissing: {
    right: ['They are going home.', 'I think it is good.'],
    wrong: [
      ['You will able to see it.', 'You will be able to see it.'],
      ['There no doubt that he is right.', 'There is no doubt that he is right.'],
    ],
  },
  wordNeedless: {
    right: ['The book is good.', 'He is there.'],
    wrong: [['He is can see it.', 'He can see it.']],
  },
  commaMissing: {
    right: ['He came home, and she left.'],
    wrong: [['In other words the price is too high.', 'In other words, the price is too high.']],
  },
  commaNeedless: {
    right: ['He came home, and she left.'],
    wrong: [['You may want to, go there.', 'You may want to go there.']],
  },
  nounNumber: {
    right: ['There are many things to do.', 'Each child has a book.', 'It is worth more than 1 dollar.'],
    wrong: [
      ['There are many thing to do.', 'There are many things to do.'],
      ['I have two brother.', 'I have two brothers.'],
    ],
  },
  verbForm: {
    right: ['I have gone home.', 'He wants to go home.'],
    wrong: [
      ['I have went there twice.', 'I have gone there twice.'],
      ['He can speaks English.', 'He can speak English.'],
      ['He is interested in learn English.', 'He is interested in learning English.'],
    ],
  },
  sound: {
    right: ['They lost their keys over there.', 'It’s late, and the dog wants its dinner.'],
    wrong: [
      ['They lost there keys.', 'They lost their keys.'],
      ['It was better then before.', 'It was better than before.'],
      ['I don’t no the answer.', 'I don’t know the answer.'],
      ['He is to young for it.', 'He is too young for it.'],
      ['The day is to short.', 'The day is too short.'],
      ['It is to late.', 'It is too late.'],
    ],
  },
  look: {
    right: ['I thought about it, though.', 'He came from London.'],
    wrong: [['I went trough the door.', 'I went through the door.']],
  },
  meaning: {
    right: ['I said that I would come.', 'He speaks well.'],
    wrong: [['We had a very well time.', 'We had a very good time.']],
  },
};
