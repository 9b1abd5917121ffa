-- Words of translations are reserved before the work, like those of the writing tools.
alter table word_works drop constraint word_works_feature_check;
alter table word_works add constraint word_works_feature_check
  check (feature in ('rewrite', 'continue', 'inspire', 'translate'));
