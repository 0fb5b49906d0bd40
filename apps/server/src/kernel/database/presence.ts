/** Of the advisory lock that each running server shares; any number that nothing else in the database locks on. */
export const presenceLock = 4_400_002

/** How many servers run on this database, in one row `servers`. */
export const countServers = `
  select count(*)::int as servers from pg_locks
  where locktype = 'advisory' and mode = 'ShareLock' and classid = 0 and objid = ${presenceLock}
    and database = (select oid from pg_database where datname = current_database())`
