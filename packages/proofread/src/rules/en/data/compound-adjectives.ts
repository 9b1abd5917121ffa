/** Compounds that are hyphenated before a noun. */
export const compoundAdjectives: readonly string[] = `
  well known, well paid, well educated, well written, well organized, well organised, well developed, well balanced,
  well designed, well dressed, well equipped, well trained, well prepared, well informed, well built, well behaved,
  badly paid, part time, full time, long term, short term, long distance, high quality, low quality, high tech, high speed,
  low cost, high level, low level, large scale, small scale, first class, second hand, third world, first hand,
  full length, full scale, world famous, old fashioned, open minded, narrow minded, hard working,
  good looking, easy going, kind hearted, warm hearted, well off, so called, self made, self employed, self confident,
  up to date, out of date, state of the art, day to day, face to face, one way, two way, all inclusive, air conditioned,
  non smoking, non profit, non stop, duty free, sugar free, tax free, user friendly, eco friendly, family friendly,
  middle aged, middle class, working class, left handed, right handed, left hand, right hand,
  last minute, real life, real time, real world, english speaking, time consuming,
  mouth watering, eye catching, heart breaking, breath taking, far reaching, long lasting, never ending, ever growing,
  fast growing, fast moving, slow moving, thought provoking, record breaking, award winning, best selling,
  best known, better known, much needed, ready made, home made, hand made, man made, pre paid, low income,
  high income, high pressure, single parent, decision making, problem solving, hands on,
  on site, off road, built in, all round, cost effective, labor saving, labour saving, life threatening,
  life changing, ice cold, brand new, four legged, black and white, above mentioned
`
  .split(',')
  .map((each) => each.trim());
