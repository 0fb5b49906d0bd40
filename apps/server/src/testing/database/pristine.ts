import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'

// A database that goes back to how it was: what its tables held is kept beside them, in a schema of its own, and a
// function of the database puts it back, in a fraction of the time that a new database takes.

/** Keeps what all tables hold at this moment. */
export async function keepPristine(db: Database): Promise<void> {
  await db.execute(sql`create schema pristine`)
  await db.execute(sql`
    do $$
    declare one record; is_filled boolean;
    begin
      for one in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('select exists (select from public.%I)', one.relname) into is_filled;
        if is_filled then execute format('create table pristine.%I as table public.%I', one.relname, one.relname); end if;
      end loop;
    end $$`)
  await db.execute(sql`
    create table pristine."all sequences" as
    select sequencename, last_value, start_value from pg_sequences where schemaname = 'public'`)
  await db.execute(sql`
    create function pristine.restore() returns void language plpgsql as $$
    declare one record; is_filled boolean; names text;
    begin
      -- Nothing refers to what is gone in between, and nothing is told of it.
      perform set_config('session_replication_role', 'replica', true);
      for one in
        select oid, relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'installation'
      loop
        execute format('select exists (select from public.%I)', one.relname) into is_filled;
        if is_filled then execute format('delete from public.%I', one.relname); end if;
        if to_regclass(format('pristine.%I', one.relname)) is not null then
          select string_agg(quote_ident(attname), ', ') into names from pg_attribute
          where attrelid = one.oid and attnum > 0 and not attisdropped and attgenerated = '';
          execute format(
            'insert into public.%I (%s) overriding system value select %s from pristine.%I',
            one.relname, names, names, one.relname);
        end if;
      end loop;
      for one in select * from pristine."all sequences" loop
        perform setval(
          format('public.%I', one.sequencename), coalesce(one.last_value, one.start_value), one.last_value is not null);
      end loop;
    end $$`)
}

/** Puts back what the tables held. */
export const restorePristine = (db: Database) => db.execute(sql`select pristine.restore()`)
