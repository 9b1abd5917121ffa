-- Groups that are new and on by default are on for accounts that had chosen among the former ones, too; accounts that had
-- turned all of them off are left alone.
update sensitive_choices
set categories = categories || ',gambling,drugs,pornography,fraud,forgery,weapons,solicitation'
where categories <> '';
