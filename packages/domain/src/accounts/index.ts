export { type CodeVerdict, decideSend, judgeCode, type SendHistory } from './code-life.ts';
export { cleanKeyName } from './key-name.ts';
export { minutesUntilNextGuess } from './password-guesses.ts';
export { checkNewPassword } from './password-rule.ts';
export { cleanPersonName } from './person-name.ts';
export { maskPhone, readPhone } from './phone-number.ts';
export { cookieEnd, tokenEnd } from './session-end.ts';
export { isTrackSolved } from './slider-track.ts';
export { composeWordQuestion } from './word-question.ts';
