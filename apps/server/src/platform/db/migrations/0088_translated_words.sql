-- Words are also reserved for translations.
alter table word_works drop constraint word_works_feature_check;
alter table word_works add constraint word_works_feature_check
  check (feature in ('rewrite', 'translate', 'continue', 'inspire'));
