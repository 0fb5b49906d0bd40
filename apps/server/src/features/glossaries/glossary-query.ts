import { glossaryFields } from '@dragoman/sdk/list-fields'
import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import { personIn } from '../../identity/person-condition.ts'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { codeAmong, dateIn, numberIn, queryCondition, textAnywhere, textIn } from '../../kernel/query-condition.ts'
import { glossaries, glossaryConcepts, glossaryOrgUnits } from '../terminology/tables.ts'

/** A query line about glossaries as a condition; 400 for one that cannot be read. */
export function glossaryQuery(db: Database, session: SignedIn, line: string | undefined, now: Date): SQL | undefined {
  const accountId = session.account.id
  const ofUnits = (condition: SQL) => glossaryOfUnits(db, and(eq(orgUnits.accountId, accountId), condition))
  const ofOrganization = (condition: SQL) =>
    inArray(
      glossaries.organizationId,
      db
        .select({ id: organizations.id })
        .from(organizations)
        .where(and(eq(organizations.accountId, accountId), condition)),
    )
  const concepts = sql<number>`(select count(*) from ${glossaryConcepts} where ${glossaryConcepts.glossaryId} = ${glossaries.id})`
  return queryCondition(line, glossaryFields, readingAt(session, now), {
    word: textAnywhere(glossaries.name),
    fields: {
      name: textIn(glossaries.name),
      // Of its own, or through one of its units.
      client: (value) => {
        if (value.kind === 'none') return sql`(${glossaries.organizationId} is null and not ${ofUnits(sql`true`)})`
        const named = textIn(organizations.name)(value)
        return or(ofOrganization(named), ofUnits(named))!
      },
      unit: (value) => (value.kind === 'none' ? sql`not ${ofUnits(sql`true`)}` : ofUnits(textIn(orgUnits.name)(value))),
      language: codeAmong(glossaries.languages),
      domain: textIn(glossaries.domain, glossaries.subDomain),
      concepts: numberIn(concepts),
      creator: personIn(db, session, glossaries.creatorId),
      created: dateIn(glossaries.createdAt),
    },
  })
}

/** That a glossary is of an organization, or of one of its units; or of one unit. */
export const glossaryOfClient = (
  db: Database,
  { organizationUuid, orgUnitUuid }: { organizationUuid?: string; orgUnitUuid?: string },
): SQL | undefined =>
  and(
    organizationUuid
      ? or(
          eq(glossaries.organizationId, organizationUuid),
          glossaryOfUnits(db, eq(orgUnits.organizationId, organizationUuid)),
        )
      : undefined,
    orgUnitUuid ? glossaryOfUnits(db, eq(orgUnits.id, orgUnitUuid)) : undefined,
  )

/** That a glossary is for one of the organizational units for which `condition` holds. */
const glossaryOfUnits = (db: Database, condition: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(glossaryOrgUnits)
      .innerJoin(orgUnits, eq(orgUnits.id, glossaryOrgUnits.orgUnitId))
      .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
      .where(and(eq(glossaryOrgUnits.glossaryId, glossaries.id), condition)),
  )
