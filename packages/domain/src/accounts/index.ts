export {
  type CodeVerdict,
  decideSend,
  judgeCode,
  judgeCodeOfOtherBrowser,
  type OtherBrowserAttempts,
  type SendHistory,
  type SendLimits,
} from './code-life.ts';
export { maskEmail, readEmail } from './email-address.ts';
export { canUnbind, lastLoginMethodParams } from './login-methods.ts';
export { minutesUntilNextGuess } from './password-guesses.ts';
export { checkNewPassword } from './password-rule.ts';
export { cleanKeyName, cleanPersonName } from './person-name.ts';
export { isPhoneCountry, maskPhone, readPhone, regionOfPhone } from './phone-number.ts';
export { afterQrEvent, type QrEvent, qrStateAt } from './qr-state.ts';
export { type Receiver, readReceiver } from './receiver.ts';
export { cookieEnd, tokenEnd } from './session-end.ts';
export { isTrackSolved } from './slider-track.ts';
export { composeWordQuestion } from './word-question.ts';
