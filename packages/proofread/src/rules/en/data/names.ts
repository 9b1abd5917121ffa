const spelled = `
  YouTube, Facebook, Instagram, Twitter, WhatsApp, WeChat, Weibo, TikTok, Netflix, Wikipedia, PowerPoint, LinkedIn,
  Microsoft, Spotify, PayPal, iPhone, iPad, iPod, MacBook, Samsung, Huawei, Alibaba, Tencent, Taobao,
  PlayStation, Minecraft, McDonald's, Starbucks, IKEA, NASA, UNESCO, TOEFL, IELTS, GDP, NBA, FIFA, DVD, UFO,
  Mr, Mrs, Dr,
  French, Dutch, Swedish, Norwegian, Greek, Arabic, Hindi, Turkish, Vietnamese, Indian, Mexican, Brazilian,
  Canadian, Australian, Swiss, Belgian, Austrian, Hungarian, Romanian, Ukrainian, Egyptian, Israeli, Iranian, Irish,
  Scottish, Welsh, Malaysian, Indonesian, Colombian, Argentinian, Peruvian, Chilean, Thai, Persian, Latin, Cantonese,
  France, Japan, Korea, Russia, Mexico, Brazil, Argentina, Colombia, Peru, Portugal, Poland, Sweden, Norway, Denmark,
  Finland, Switzerland, Austria, Belgium, Holland, Netherlands, Greece, Egypt, Israel, Iran, Iraq, India, Pakistan,
  Thailand, Vietnam, Malaysia, Singapore, Indonesia, Philippines, Ireland, Scotland, Britain, Ukraine, Taiwan, Kenya,
  Nigeria, Morocco, Cuba, Hungary, Romania, Bulgaria, Croatia, Serbia, Iceland, Nepal, Mongolia, Cambodia,
  Paris, Tokyo, Moscow, Madrid, Barcelona, Lisbon, Milan, Venice, Berlin, Munich, Vienna, Zurich, Geneva,
  Amsterdam, Brussels, Stockholm, Oslo, Copenhagen, Helsinki, Warsaw, Prague, Budapest, Athens, Istanbul, Dubai, Cairo,
  Delhi, Mumbai, Bangkok, Seoul, Sydney, Melbourne, Toronto, Vancouver, Chicago, Boston, Washington, California,
  Florida, Texas, Hawaii, Manchester, Liverpool, Oxford, Edinburgh, Dublin, Guangzhou, Shenzhen, Nanjing, Hangzhou,
  Chengdu, Chongqing, Wuhan, Tianjin, Suzhou, Sichuan, Guangdong, Yunnan, Tibet, Yangtze,
  Christianity, Buddhism, Buddhist, Islam, Muslim, Hinduism, Jewish, Confucius, Halloween, Thanksgiving, Ramadan,
  Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays, Shakespeare, Einstein, Mozart, Beethoven
`;

/** Words with fixed capitalisation, by their lower-case form. Ambiguous words are omitted. */
export const names: ReadonlyMap<string, string> = new Map(
  spelled
    .split(',')
    .map((name) => name.trim())
    .map((name) => [name.toLowerCase(), name]),
);
