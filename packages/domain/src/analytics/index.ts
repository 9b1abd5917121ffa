export { admitTime, dayName, dayNumberOf, mondayOf, weekOf } from './days.ts';
export { deviceOf, isProgram } from './devices.ts';
export { eventOf, pageOf, type StepEvent, stepEvents } from './events.ts';
export { hideSmall } from './hide-small.ts';
