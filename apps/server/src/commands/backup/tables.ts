import type { ClientBase } from 'pg'

export type BackupTable = {
  name: string
  /** Every column that holds a value of its own, in a fixed order; generated ones are left out. */
  columns: string[]
}

export type BackupSequence = { name: string; last: string; called: boolean }

/**
 * Our tables: those of the schema `public`, without the one that ties a database to where its files are: a backup is
 * restored elsewhere.
 */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'installation'
    GROUP BY c.relname
    ORDER BY c.relname`)
  return rows
}

/** How far each sequence of `public` has counted. */
export async function listSequences(client: ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
    ORDER BY relname`)
  const sequences: BackupSequence[] = []
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM public.${quoted(name)}`,
    )
    for (const { last, called } of state.rows) sequences.push({ name, last, called })
  }
  return sequences
}

/** The statement that copies a table's rows, without its last word. */
export function copyStatement(table: BackupTable, direction: 'FROM STDIN' | 'TO STDOUT'): string {
  return `COPY public.${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) ${direction}`
}

/** An identifier, for places where PostgreSQL takes no parameter. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}
