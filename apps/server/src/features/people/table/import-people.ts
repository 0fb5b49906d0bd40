import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { TableLine } from '../../../engines/tables/table-lines.ts'
import { orgUnits, organizations } from '../../../identity/tables.ts'
import { requireOutranked } from '../../../identity/require-outranked.ts'
import { visibleOrganizations } from '../../../identity/organizations.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import { users } from '../../../kernel/tables.ts'
import { editsField } from '../../custom-fields/field-access.ts'
import {
  cellValues,
  type ImportedTable,
  type LineOutcome,
  type TableContext,
} from '../../table-imports/table-import.ts'
import { assignableRoles } from '../find-outranked.ts'
import { customColumn, headings, personTable, type PersonTable } from './person-columns.ts'
import { loadPersonFacts, personRow, type PersonFacts } from './person-rows.ts'
import { readPerson, type KnownNames, type ReadPerson } from './read-person.ts'
import { addPerson, changePerson, type CellChange } from './write-person.ts'
import { lowerAscii } from '../../../kernel/ascii-case.ts'
import { lowerAsciiOf } from '../../../kernel/database/lower-ascii.ts'

/** Lines between two looks at whether the job was canceled. */
const linesAtOnce = 20

/** The table of people. */
export const importedPeople: ImportedTable = {
  jobType: 'USER_IMPORT',
  permission: 'USER_save',
  wanted: personTable,
  async write(context, lines) {
    const { db, session, progress } = context
    const table = await personTable(db, session)
    const known = await findNames(context, lines)
    const present = await findPeople(context, lines)
    const listed = new Map<string, number>()
    const outcomes: LineOutcome[] = []
    for (const [at, line] of lines.entries()) {
      if (at % linesAtOnce === 0) await progress(at)
      const read = readPerson(line, table, known)
      const email = lowerAscii(read.texts['email'] ?? '')
      const earlier = listed.get(email)
      if (email && earlier !== undefined)
        read.note('email', 'LISTED_TWICE', {
          limit: String(earlier),
          message: `Line ${earlier} has the same email address. Remove one of them.`,
        })
      listed.set(email, earlier ?? line.line)
      outcomes.push(await writeLine(context, table, { line, read, present: present.get(email) }))
    }
    return outcomes
  },
}

interface Line {
  line: TableLine<string>
  read: ReadPerson
  present: PersonFacts | undefined
}

async function writeLine(
  context: TableContext,
  table: PersonTable,
  { line, read, present }: Line,
): Promise<LineOutcome> {
  const { problems, note } = read
  const changes = changesOf(read, present)
  if (present) checkChange(context, read, { present, changes })
  else checkNew(context, table, read)
  const isNew = !present
  if (problems.length === 0 && changes.length > 0) {
    await context.db
      .transaction((db) => {
        const inner = { ...context, db }
        return present ? changePerson(inner, present, { read, changes }) : addPerson(inner, read)
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        note('email', 'REFUSED', { message: error.message })
      })
  }
  const outcome = problems.length > 0 ? 'WRONG' : isNew ? 'ADDED' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED'
  return {
    line: line.line,
    outcome,
    name: read.texts['name'] ?? present?.row.name ?? read.texts['email'] ?? '',
    changes:
      outcome === 'WRONG' ? [] : changes.map(({ column, ...rest }) => ({ column: table.headings[column]!, ...rest })),
    problems,
  }
}

/** The filled cells of a line that differ from the person's present data; lists are equal in any order. */
function changesOf({ texts }: ReadPerson, present: PersonFacts | undefined): CellChange[] {
  const before = present ? personRow(present) : {}
  const same = (column: string, one: string, other: string) =>
    column === 'email'
      ? lowerAscii(one) === lowerAscii(other)
      : cellValues(one).toSorted().join() === cellValues(other).toSorted().join()
  return Object.entries(texts).flatMap(([column, after]) => {
    const was = before[column]
    if (was !== undefined && same(column, was, after)) return []
    return [{ column, ...(was !== undefined && { before: was }), after }]
  })
}

/** Notes what keeps the caller from changing a person. */
function checkChange(
  { session }: TableContext,
  { note, custom }: ReadPerson,
  { present, changes }: { present: PersonFacts; changes: readonly CellChange[] },
): void {
  const changed = new Set(changes.map(({ column }) => column))
  if (changed.size === 0) return
  try {
    if (present.row.id !== session.user.id) requireOutranked(session, present.row, 'USER_save')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    note('email', 'NOT_ALLOWED', { message: error.message })
  }
  for (const column of ['roles', 'status', 'language'] as const) {
    if (!changed.has(column)) continue
    const was = personRow(present)[column]
    note(column, 'ONLY_FOR_NEW', {
      ...(was !== undefined && { limit: was }),
      message: 'Only new people get this from a table. Empty the cell, and change it on the person’s page.',
    })
  }
  for (const field of custom.keys()) {
    if (changed.has(customColumn(field)) && !editsField(session, field))
      note(customColumn(field), 'NOT_ALLOWED', { message: `You can’t change ${field.name}. Empty the cell.` })
  }
}

/** Notes what a new person lacks, and what the caller may not give them. */
function checkNew(
  { session }: TableContext,
  { fields }: PersonTable,
  { note, texts, roles, custom, ...read }: ReadPerson,
) {
  if (texts['name'] === undefined) note('name', 'MISSING', { message: 'Enter the name of the new person.' })
  const assignable = assignableRoles(session)
  if (roles.some((role) => !assignable.includes(role))) {
    const limit = assignable.join(', ')
    note('roles', 'NOT_ALLOWED', { limit, message: `You can assign ${limit}.` })
  }
  const hasUnknown = read.problems.some(({ column }) => column === headings.organizations)
  if (read.organizations.length === 0 && !hasUnknown && roles.some((role) => role === 'CLIENT' || role === 'VENDOR'))
    note('organizations', 'MISSING', {
      message: 'Clients and linguists need at least one organization. Enter its name.',
    })
  for (const field of fields) {
    const given = custom.has(field)
    if (given && !editsField(session, field))
      note(customColumn(field), 'NOT_ALLOWED', { message: `You can’t change ${field.name}. Empty the cell.` })
    if (!given && field.required && field.defaultValue === null && editsField(session, field))
      note(customColumn(field), 'MISSING', { message: `${field.name} is required. Enter a value.` })
  }
}

/** The people whom the lines name, held until the transaction ends. */
async function findPeople(
  { db, session }: TableContext,
  lines: readonly TableLine<string>[],
): Promise<ReadonlyMap<string, PersonFacts>> {
  const emails = lines.map(({ cells }) => lowerAscii(cells['email'] ?? ''))
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.accountId, session.account.id),
        isNull(users.removedAt),
        sql`${lowerAsciiOf(users.email)} = any(${sql.param(emails)}::text[])`,
      ),
    )
    .orderBy(asc(users.id))
    .for('update')
  const facts = await loadPersonFacts(db, session, rows)
  return new Map(facts.map((person) => [lowerAscii(person.row.email), person]))
}

/** The organizations and organizational units whose names the lines have. */
async function findNames({ db, session }: TableContext, lines: readonly TableLine<string>[]): Promise<KnownNames> {
  const namesIn = (column: string) => {
    const cells = lines.map(({ cells: all }) => (all[column] ?? '').toLowerCase()).filter((cell) => cell !== '')
    return [...new Set([...cells, ...cells.flatMap(cellValues)])]
  }
  const find = async (
    table: typeof organizations | typeof orgUnits,
    { names, visible }: { names: string[]; visible: SQL | undefined },
  ) => {
    if (names.length === 0) return new Map<string, { id: string; name: string }[]>()
    const found = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(inArray(sql`lower(${table.name})`, names), visible))
    return Map.groupBy(found, ({ name }) => name.toLowerCase())
  }
  return {
    organizations: await find(organizations, {
      names: namesIn('organizations'),
      visible: visibleOrganizations(db, session),
    }),
    orgUnits: await find(orgUnits, {
      names: namesIn('orgUnits'),
      visible: and(eq(orgUnits.accountId, session.account.id), inReach(session, orgUnits.id)),
    }),
  }
}
