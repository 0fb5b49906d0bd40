import { memoryFields } from '@dragoman/sdk/list-fields'
import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import { personIn } from '../../identity/person-condition.ts'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import {
  codeAmong,
  codeIn,
  dateIn,
  numberIn,
  queryCondition,
  textAnywhere,
  textIn,
} from '../../kernel/query-condition.ts'
import { memoryOrgUnits, translationMemories } from './tables.ts'

/** A query line about memories as a condition; 400 for one that cannot be read. */
export function memoryQuery(db: Database, session: SignedIn, line: string | undefined, now: Date): SQL | undefined {
  const accountId = session.account.id
  const ofUnits = (condition: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(memoryOrgUnits)
        .innerJoin(orgUnits, eq(orgUnits.id, memoryOrgUnits.orgUnitId))
        .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
        .where(and(eq(memoryOrgUnits.memoryId, translationMemories.id), eq(orgUnits.accountId, accountId), condition)),
    )
  const ofOrganization = (condition: SQL) =>
    inArray(
      translationMemories.organizationId,
      db
        .select({ id: organizations.id })
        .from(organizations)
        .where(and(eq(organizations.accountId, accountId), condition)),
    )
  return queryCondition(line, memoryFields, readingAt(session, now), {
    word: textAnywhere(translationMemories.name),
    fields: {
      name: textIn(translationMemories.name),
      // Of its own, or through one of its units.
      client: (value) => {
        if (value.kind === 'none')
          return sql`(${translationMemories.organizationId} is null and not ${ofUnits(sql`true`)})`
        const named = textIn(organizations.name)(value)
        return or(ofOrganization(named), ofUnits(named))!
      },
      unit: (value) => (value.kind === 'none' ? sql`not ${ofUnits(sql`true`)}` : ofUnits(textIn(orgUnits.name)(value))),
      source: codeIn(translationMemories.sourceLocale),
      target: codeAmong(translationMemories.targetLocales),
      domain: textIn(translationMemories.domain, translationMemories.subDomain),
      segments: numberIn(translationMemories.totalSegments),
      creator: personIn(db, session, translationMemories.creatorId),
      imported: dateIn(translationMemories.lastImportAt),
      created: dateIn(translationMemories.createdAt),
    },
  })
}
