import { isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import { visibleOrganizations } from '../../identity/organizations.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { textCondition } from '../../kernel/database/text-condition.ts'
import { personNames, users } from '../../kernel/tables.ts'
import { visibleMemories } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { bestOf, mostCandidates, type Found, type Search } from './candidates.ts'

/** Organizations by name. */
export async function findOrganizations(search: Search): Promise<Found> {
  const { db, session } = search
  const rows = await db
    .select({ uuid: organizations.id, text: organizations.name })
    .from(organizations)
    .where(and(visibleOrganizations(db, session), textCondition(search, [organizations.name])))
    .orderBy(desc(organizations.createdAt), desc(organizations.id))
    .limit(mostCandidates + 1)
  return bestOf(search, rows, textOf, (page) => page)
}

/** Organizational units by name. */
export async function findOrgUnits(search: Search): Promise<Found> {
  const { db, session } = search
  const rows = await db
    .select({
      uuid: orgUnits.id,
      text: orgUnits.name,
      parent: { uuid: organizations.id, name: organizations.name },
    })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(and(visibleOrgUnits(db, session), textCondition(search, [orgUnits.name])))
    .orderBy(desc(orgUnits.createdAt), desc(orgUnits.id))
    .limit(mostCandidates + 1)
  return bestOf(search, rows, textOf, (page) => page)
}

/** People by name and address: a manager finds everyone of the account, others themselves. */
export async function findPeople(search: Search): Promise<Found> {
  const { db, session } = search
  const rows = await db
    .select({ uuid: users.id, text: users.name, code: users.email, status: users.status })
    .from(users)
    .where(
      and(
        eq(users.accountId, session.account.id),
        isNull(users.removedAt),
        isManager(session) ? undefined : eq(users.id, session.user.id),
        textCondition(search, [users.name, users.email], personNames(users)),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(mostCandidates + 1)
  return bestOf(
    search,
    rows,
    ({ text, code }) => [text, code],
    (page) => page,
  )
}

/** Translation memories by name. */
export async function findMemories(search: Search): Promise<Found> {
  const { db, session } = search
  const rows = await db
    .select({ uuid: translationMemories.id, text: translationMemories.name })
    .from(translationMemories)
    .where(and(visibleMemories(db, session), textCondition(search, [translationMemories.name])))
    .orderBy(desc(translationMemories.createdAt), desc(translationMemories.id))
    .limit(mostCandidates + 1)
  return bestOf(search, rows, textOf, (page) => page)
}

const textOf = ({ text }: { text: string }) => [text]
