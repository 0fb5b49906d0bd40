import { sql, type SQL } from 'drizzle-orm'

/** Of the advisory lock that each running server shares; any number that nothing else in the database locks on. */
export const presenceLock = 4_400_002

/** How many servers run on this database, in one row `servers`. */
export const countServers = `
  select count(*)::int as servers from pg_locks
  where locktype = 'advisory' and mode = 'ShareLock' and classid = 0 and objid = ${presenceLock}
    and database = (select oid from pg_database where datname = current_database())`

/** Of the advisory locks that each running server shares for every secret key that it can read with. */
const keyLock = 4_400_009

/** Shows the other servers that this one can read with the key of a mark ($1). */
export const showKey = `select pg_advisory_lock_shared(${keyLock}, hashtext($1))`

/** How many servers can read with the key of a mark, in one row `readers`. */
export const countReaders = (mark: string): SQL => sql`
  select count(*)::int as readers from pg_locks
  where locktype = 'advisory' and mode = 'ShareLock' and classid = ${sql.raw(String(keyLock))}
    and objid = (hashtext(${mark})::bigint & 4294967295)::oid
    and database = (select oid from pg_database where datname = current_database())`
