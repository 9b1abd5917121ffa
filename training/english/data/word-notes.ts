const list = (words: string) => words.trim().split(/\s+/);

/** Words that are correct but never suggested. */
export const rudeWords: ReadonlySet<string> = new Set(
  list(`
    anal anus anuses arse arsed arses arsehole arseholes asshole assholes bastard bastards bitch bitched bitches
    bitching bitchy blowjob blowjobs bollocks boob boobs bugger buggers clit clits cock cocks coon coons crap
    crapped crappy cum cums cunt cunts dago dagos dick dicks dildo dildos dyke dykes fag faggot faggots fags fart
    farted farting farts fellatio fuck fucked fucker fuckers fucking fucks goddamn gook gooks horny jizz kike kikes
    masturbate masturbated masturbates masturbating masturbation motherfucker motherfuckers nigga niggas nigger
    niggers orgasm orgasms orgies orgy penis penises piss pissed pisses pissing porn porno pornography prick pricks
    pubes pussies pussy queer queers rape raped raper rapes raping rapist rapists retard retards scrotum semen sex
    sexed sexes shit shits shitted shitting shitty slut sluts slutty spic spics sperm tit tits titties titty turd
    turds twat twats vagina vaginas wank wanked wanker wankers wanking whore whores wop wops
  `),
);

/** Words of the larger lists that are nearly always misspellings of a common word. */
export const hidingWords: ReadonlySet<string> = new Set(
  list(`
    alot ans ar bu calender calenders couldnt didnt doesnt dont ect ee hadnt hasnt hav havent hte im isnt ive mor
    nad od ons ort ot persue shouldnt teh tey thats ther theyre thier tho wasnt werent wich wiht woud wouldnt youre
  `),
);

/** Recent words that the lists lack, in their usual form. */
export const newWords: readonly string[] = list(`
  Airbnb Alipay Android API APIs async backend backends bitcoin blockchain blog blogger blogging bot bots BRICS
  chatbot chatbots ChatGPT clickable cloud codebase cybersecurity dashboard dataset datasets deepfake e-bike
  emoji emojis ESL esports Facebook filename frontend gig GitHub GIF GPS GPU GPUs hackathon hashtag hashtags
  hoverboard iCloud IELTS influencer influencers Instagram iOS iPad iPhone iPhones JavaScript JSON LinkedIn
  livestream livestreaming LLM LLMs lockdown lockdowns login macOS meme memes metadata microservice microservices
  multilingual namespace namespaces Netflix offline OpenAI outro paywall plugin plugins podcast podcasts PPT
  preprint QR rideshare runtime screenshot screenshots selfie selfies signup smartphone smartphones smartwatch
  startup startups SUV SUVs Taobao telehealth TikTok timestamp timestamps TOEFL touchscreen tweet tweets Twitter
  TypeScript unfollow unfriend upskill upskilling URL URLs username usernames vape vaping vlog vlogger vlogs VPN
  WeChat webcam webinar webinars webpage website websites WhatsApp Wi-Fi wiki wikis workflow workflows YouTube
  YouTuber YouTubers Zoom
`).filter((word) => !word.includes('-'));
