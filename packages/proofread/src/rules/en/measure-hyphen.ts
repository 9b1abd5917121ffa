import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const measureHyphen: Rule = {
  id: 'en.measure-hyphen',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /\b((?:an?|the|this|that|my|our|his|her) )(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|\d{1,3})(?: |-)(minute|hour|day|week|month|year|mile|meter|metre|kilometer|kilometre|page|floor|storey|star|dollar|pound|bedroom|person|man|word)(s?)(?= (?:class|warranty|contract|lecture|ride|queue|wait|exam|film|movie|video|interview|visa|child|baby|record|speech|presentation|deadline|guarantee|period|internship|degree|experience|gap|lunch|session|workshop|ticket|table|team|list|letter|article|document|stop|hike|race|shift|notice|supply|suite|house|walk|drive|flight|trip|holiday|vacation|break|journey|delay|course|plan|lesson|book|essay|building|house|hotel|apartment|flat|tour|rest|meeting|project|training|war|program|programme|stay|weekend|marathon|run|swim|tall|bill|note|report)\b)/gi,
    ({ found, groups: [opening = '', count = '', unit = '', plural = ''], start, end }) =>
      found === `${opening}${count}-${unit}` && plural === ''
        ? null
        : { start: start + opening.length, end, replacements: [`${count}-${unit}`] },
  ),
  right: ['A two-hour flight.', 'The two hours flew.', 'The three hotels.'],
  wrong: [
    ['I paid for a two hours class.', 'I paid for a two-hour class.'],
    ['It is a two hours flight.', 'It is a two-hour flight.'],
    ['We stayed in a five star hotel.', 'We stayed in a five-star hotel.'],
  ],
};
