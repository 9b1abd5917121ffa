/** An earlier version of a migration that some databases had applied before it was changed. */
export interface FormerMigration {
  /** The name under which it was applied. */
  readonly name: string;
  /** SHA-256 of its earlier statements. */
  readonly checksum: string;
  /** The name of the migration that replaced it. */
  readonly replacedBy: string;
  /**
   * Statements that convert the result of the earlier version to that of the current one; later migrations
   * may have been applied.
   */
  readonly repair: string;
}

/**
 * All former versions of this program's migrations. A database that applied one is repaired at the next
 * start. Migrations are no longer changed (`script/check migrations`), so this list is complete.
 */
export const formerMigrations: readonly FormerMigration[] = [
  {
    name: '0002_documents',
    checksum: 'e67347b2bd116e6de82c115ea30ade7839374a87df69a14b9d46fd9a84787f6e',
    replacedBy: '0002_documents',
    repair: 'create index if not exists documents_by_id on documents (id);',
  },
  {
    // Titles had no separate table, and part 0 of a text had other tokens: all documents are indexed again.
    name: '0009_search',
    checksum: '2775f34d72026f91c6eb9a22da7bb8b0716eb41fbb95d4e9996ed1c61a2f73f1',
    replacedBy: '0009_search',
    repair: `
      create table document_titles (
        account_id text not null,
        document_id text not null,
        tokens tsvector not null,
        primary key (account_id, document_id)
      ) partition by hash (account_id);
      do $$
      begin
        for i in 0..15 loop
          execute format(
            'create table document_titles_%s partition of document_titles for values with (modulus 16, remainder %s)',
            i, i);
        end loop;
      end $$;
      create index document_titles_tokens on document_titles using gin (tokens);
      delete from document_texts;
      insert into search_pending (account_id, document_id)
        select account_id, id from documents on conflict do nothing;`,
  },
  {
    name: '0016_codes_by_mail',
    checksum: '6170d811bc8e88e2352f07fe01abaf30af0ceb11648fb5ed8fa6032b7349b63e',
    replacedBy: '0016_codes_by_mail',
    repair: `
      alter table slider_puzzles add column address_hash text not null default '';
      create index slider_puzzles_by_address on slider_puzzles (address_hash, answered_at);`,
  },
  {
    // Two migrations shared the number 0025 for some hours.
    name: '0025_session_places',
    checksum: '2fd13ba11aebf8b253b23727bcf3228e66244054607ccae7b5083283d685ce02',
    replacedBy: '0026_session_places',
    repair: '',
  },
];

/** Migrations that may be applied after later ones, because they shared a number with a renamed one. */
export const lateMigrations: readonly string[] = ['0025_account_asks'];
