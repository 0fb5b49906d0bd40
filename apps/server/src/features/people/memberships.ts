import { and, eq } from 'drizzle-orm'
import { organizationMembers, orgUnitMembers, userLanguagePairs } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'

// The memberships and languages of a person. Adding one returns whether it is new, removing one whether it was there.

interface LanguagePair {
  source: string
  target: string
}

export async function addLanguagePair(db: Database, userId: string, pair: LanguagePair): Promise<boolean> {
  const { source, target } = pair
  const added = await db.insert(userLanguagePairs).values({ userId, source, target }).onConflictDoNothing().returning()
  return added.length > 0
}

export async function removeLanguagePair(db: Database, userId: string, pair: LanguagePair): Promise<boolean> {
  const isPair = and(
    eq(userLanguagePairs.userId, userId),
    eq(userLanguagePairs.source, pair.source),
    eq(userLanguagePairs.target, pair.target),
  )
  const removed = await db.delete(userLanguagePairs).where(isPair).returning()
  return removed.length > 0
}

export async function joinOrganization(db: Database, userId: string, organizationId: string): Promise<boolean> {
  const added = await db
    .insert(organizationMembers)
    .values({ userId, organizationId })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

export async function leaveOrganization(db: Database, userId: string, organizationId: string): Promise<boolean> {
  const isMembership = and(
    eq(organizationMembers.userId, userId),
    eq(organizationMembers.organizationId, organizationId),
  )
  const removed = await db.delete(organizationMembers).where(isMembership).returning()
  return removed.length > 0
}

export async function joinOrgUnit(db: Database, userId: string, orgUnitId: string): Promise<boolean> {
  const added = await db.insert(orgUnitMembers).values({ userId, orgUnitId }).onConflictDoNothing().returning()
  return added.length > 0
}

export async function leaveOrgUnit(db: Database, userId: string, orgUnitId: string): Promise<boolean> {
  const isMembership = and(eq(orgUnitMembers.userId, userId), eq(orgUnitMembers.orgUnitId, orgUnitId))
  const removed = await db.delete(orgUnitMembers).where(isMembership).returning()
  return removed.length > 0
}
