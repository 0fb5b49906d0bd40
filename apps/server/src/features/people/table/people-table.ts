import type { Operations } from '../../../generated/handlers.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { users } from '../../../kernel/tables.ts'
import { requireImportable, tableDownload } from '../../table-imports/table-file.ts'
import { listedUsers, userOrder } from '../list-users.ts'
import { personTable } from './person-columns.ts'
import { loadPersonFacts, personRow } from './person-rows.ts'

/** The people that a list shows, or none, as the table that the import takes. */
export async function peopleTable(
  db: Database,
  session: SignedIn,
  { format, template = false, ...wanted }: Operations['users']['exportTable']['params']['query'],
  now: Date,
): Promise<Response> {
  const table = await personTable(db, session)
  if (template) return tableDownload(table, [], { format, name: 'people-template' })
  const listed = await listedUsers(db, session, wanted, now)
  requireImportable(await db.$count(users, listed), table)
  const rows = await db
    .select()
    .from(users)
    .where(listed)
    .orderBy(...userOrder(db, undefined))
  const facts = await loadPersonFacts(db, session, rows)
  return tableDownload(table, facts.map(personRow), { format, name: `people-${now.toISOString().slice(0, 10)}` })
}
