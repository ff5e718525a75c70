import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'

/** Stores a copy of every row of a new database, for `restoreStartingRows`. */
export async function keepStartingRows(db: Db): Promise<void> {
  await db.execute(sql`
    do $$
    declare name text; is_filled boolean;
    begin
      create schema starting;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('select exists (table public.%I)', name) into is_filled;
        if is_filled then
          execute format('create table starting.%1$I as table public.%1$I', name);
        end if;
      end loop;
    end $$`)
}

/**
 * Restores the rows of a new database. Rows are deleted, not truncated: truncating writes new files for
 * every table and index, which takes as long as copying the whole database. The catalogue is compared first, because it
 * has thousands of rows and hardly any test changes it.
 */
export async function restoreStartingRows(db: Db): Promise<void> {
  await db.execute(sql`
    do $$
    declare name text; is_kept boolean; is_same boolean;
    begin
      -- Without foreign keys the order of the tables does not matter.
      set local session_replication_role = replica;
      for name, is_kept in
        select tablename, to_regclass(format('starting.%I', tablename)) is not null
        from pg_tables where schemaname = 'public'
      loop
        if not is_kept then
          execute format('delete from public.%I', name);
          continue;
        end if;
        execute format(
          'select (select count(*) from public.%1$I) = (select count(*) from starting.%1$I)
            and not exists (table public.%1$I except table starting.%1$I)', name) into is_same;
        if not is_same then
          execute format('delete from public.%I', name);
          execute format('insert into public.%1$I table starting.%1$I', name);
        end if;
      end loop;
    end $$`)
}
