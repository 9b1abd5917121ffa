const phrases = (list: string): readonly string[] =>
  list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/** Introductory words and phrases that are followed by a comma. */
export const sentenceOpeners = phrases(`
  moreover, furthermore, therefore, nevertheless, nonetheless, nowadays, firstly, secondly, thirdly, fourthly, lastly,
  unfortunately, fortunately, luckily, however, consequently, additionally, accordingly, besides, finally,
  actually, personally, honestly, frankly, obviously, basically, overall, similarly, meanwhile, otherwise,
  surprisingly, interestingly, sadly, generally, eventually, anyway, first, second, third, also, in addition,
  for example, for instance, first of all, second of all, in conclusion, on the other hand, on the one hand,
  as a result, in my opinion, in my view, in my point of view, from my point of view, in my experience, in my case,
  to sum up, to summarize, to summarise, in fact, as a matter of fact, of course, as a consequence, in other words,
  last but not least, to conclude, in contrast, by contrast, on the contrary, by the way, besides that,
  besides this, apart from that, apart from this, all in all, in general, generally speaking, in short, in brief,
  in summary, in particular, to begin with, to start with, above all, on top of that, what is more, what's more,
  even so, in that case, in this case, in any case, as usual, as you know, as you can see, as we know, as we all know,
  as far as i know, as far as i am concerned, as i said before, as i mentioned, as i mentioned before, to be honest,
  to tell the truth, to be frank, at the same time, for this reason, for that reason, for these reasons,
  because of this, because of that, thanks to that, thanks to this, due to this, in recent years, in the meantime,
  in the end, at first, at last, after that, after all, until now, so far, up to now, once upon a time,
  a few years ago, some years ago, many years ago, a long time ago, a few days ago, one day, these days,
  in this way, in reality, in theory, in practice, in short, in my country, in my free time, sooner or later,
  believe it or not, at the beginning, at the end of the day, in the past, in the future, in today's world,
  in modern society, if possible, if necessary, yes, no, well, oh
`);
