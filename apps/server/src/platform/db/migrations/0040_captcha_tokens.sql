-- The hash of the CAPTCHA vendor's token that answered a puzzle: a token answers one puzzle only.
alter table slider_puzzles add column token_hash text;
create unique index slider_puzzles_by_token on slider_puzzles (token_hash);
