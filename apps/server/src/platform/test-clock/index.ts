export { openTestClock, type TestClock } from './open-test-clock.ts';
