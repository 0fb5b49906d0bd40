import { journalFields } from '@dragoman/sdk/list-fields'
import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import type { QueryValue } from '@dragoman/sdk/query-line'
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isRange } from '../../identity/allowed-addresses.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Registry } from '../../identity/feature.ts'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import {
  codeIn,
  dateIn,
  queryCondition,
  textAnywhere,
  textIn,
  type QueryMeaning,
} from '../../kernel/query-condition.ts'
import { journal, users } from '../../kernel/tables.ts'
import { eventKind } from '../activity/event-kind.ts'
import { projects } from '../work/tables.ts'
import { aboutPage } from '../account/overview/settings-changes.ts'

/** The filters of a journal. */
export interface JournalFilter {
  q?: string | undefined
  filter?: string | undefined
}

/** The person who did it: for actions in someone's name, the person who was signed in as them. */
export const actor = sql<string | null>`coalesce(${journal.impersonatorId}, ${journal.userId})`

/** The entries of an account that a query asks for; 400 for a query line that cannot be read. */
export function journalCondition(
  db: Database,
  session: SignedIn,
  accountId: string,
  { q, filter }: JournalFilter,
  now: Date,
  pages: Registry['settingsPages'],
): SQL | undefined {
  const own = eq(journal.accountId, accountId)
  const projectsWhere = (condition: SQL) => inProjects(db, and(eq(projects.accountId, accountId), condition))
  const word = (text: string) =>
    or(
      textAnywhere(journal.entityName)(text),
      sql`${actor} in ${peopleWhere(db, accountId, textAnywhere(users.name)(text))}`,
      projectsWhere(textAnywhere(projects.reference, projects.name)(text)),
    )
  const meaning: QueryMeaning<typeof journalFields> = {
    word,
    fields: {
      who: personIn(db, session, accountId, actor),
      as: (value) =>
        value.kind === 'none'
          ? isNull(journal.impersonatorId)
          : and(isNotNull(journal.impersonatorId), personIn(db, session, accountId, journal.userId)(value)),
      kind: codeIn(eventKind),
      // Other codes are typed with hyphens, too.
      event: (value) =>
        codeIn(journal.event)(value.kind === 'code' ? { ...value, code: value.code.replaceAll('-', '_') } : value),
      about: codeIn(journal.entityType),
      name: textIn(journal.entityName),
      project: (value) => projectsWhere(textIn(projects.reference, projects.name)(value)),
      unit: (value) => {
        const units = db
          .select({ id: orgUnits.id })
          .from(orgUnits)
          .where(and(eq(orgUnits.accountId, accountId), textIn(orgUnits.name)(value)))
        return or(
          and(eq(journal.entityType, 'ORG_UNIT'), sql`${journal.entityId} in (select id::text from ${units} as units)`),
          projectsWhere(inArray(projects.orgUnitId, units)),
        )
      },
      settings: (value) => (value.kind === 'code' ? aboutPage(pages[value.code as SettingsPageCode]) : sql`false`),
      address: addressIn,
      at: dateIn(journal.at),
      is: (value) =>
        value.kind === 'code' && value.code === 'IMPERSONATED'
          ? isNotNull(journal.impersonatorId)
          : isNull(journal.userId),
    },
  }
  return and(
    own,
    q?.trim() ? word(q.trim()) : undefined,
    queryCondition(filter, journalFields, readingAt(session, now), meaning),
  )
}

/** People of an account, and those who administer the installation, whose name stands in its journal, too. */
const peopleWhere = (db: Database, accountId: string, condition: SQL) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(or(eq(users.accountId, accountId), sql`'SYSADMIN' = any(${users.roles})`), condition))

const personIn =
  (db: Database, session: SignedIn, accountId: string, column: SQLWrapper) =>
  (value: QueryValue): SQL => {
    if (value.kind === 'none') return isNull(column)
    if (value.kind === 'me') return sql`${column} = ${session.user.id}`
    return sql`${column} in ${peopleWhere(db, accountId, textIn(users.name)(value))}`
  }

/** Entries about some projects, and about what is in them. */
function inProjects(db: Database, condition: SQL | undefined): SQL | undefined {
  const found = db.select({ id: projects.id }).from(projects).where(condition)
  return or(
    inArray(journal.projectId, found),
    and(eq(journal.entityType, 'PROJECT'), sql`${journal.entityId} in (select id::text from ${found} as projects)`),
  )
}

/** An address, a part of one, or those of a range. */
function addressIn(value: QueryValue): SQL {
  if (value.kind === 'text' && value.text.includes('/') && isRange(value.text))
    // Bits beyond the prefix are left out, as for allowed addresses.
    return sql`${journal.address} <<= network(${value.text}::inet)`
  return textIn(sql`host(${journal.address})`)(value)
}
