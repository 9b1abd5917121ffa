/** Words that the trial takes (spec, 5; readings, 2). */
export const trialWords = 3000;
