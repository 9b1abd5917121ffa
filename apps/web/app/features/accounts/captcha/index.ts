export { CaptchaPage } from './captcha-page.tsx';
