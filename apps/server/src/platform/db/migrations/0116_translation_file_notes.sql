-- The encoding of a text file whose translation is in UTF-8 instead, and the document whose glossary holds for a file.
alter table translation_files add column recoded_from text;
alter table translation_files add column document_id text;
