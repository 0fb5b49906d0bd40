import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { ssoDomains } from '../../identity/sso-tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { conflict, impossible, invalid } from '../../kernel/refusals.ts'
import { recordValue, type LookUp } from '../account/subdomains/look-up-record.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'

export type SsoDomainRow = typeof ssoDomains.$inferSelect

/** Domains that an account can have. */
const mostDomains = 20

/** How long a domain goes on counting after its record was last found, in milliseconds. */
const grace = 3 * 24 * 60 * 60 * 1000

const isIt = (accountId: string, domain: string) =>
  and(eq(ssoDomains.accountId, accountId), eq(ssoDomains.domain, domain))

/** The domain that someone has entered. @throws ApiError 400 for what is none */
export function readDomain(text: string): string {
  const domain = lowerAscii(text.trim()).replace(/^@|\.$/g, '')
  const labels = domain.split('.')
  const isName = labels.length > 1 && labels.every((label) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(label))
  if (!isName || /^\d+$/.test(labels.at(-1) ?? ''))
    throw invalid('body.domain', 'Enter the part of the email addresses after the @, such as example.com.')
  return domain
}

export const domainsOf = (db: Database, accountId: string): Promise<SsoDomainRow[]> =>
  db.select().from(ssoDomains).where(eq(ssoDomains.accountId, accountId)).orderBy(asc(ssoDomains.domain))

export async function findDomain(db: Database, accountId: string, domain: string): Promise<SsoDomainRow | undefined> {
  const [row] = await db.select().from(ssoDomains).where(isIt(accountId, domain))
  return row
}

/** Adds a domain, which counts once it is verified; 409 for one that is there, 422 for one too many. */
export async function addDomain(db: Database, accountId: string, domain: string): Promise<void> {
  if (await findDomain(db, accountId, domain)) throw conflict('The account already has this domain.', null)
  if ((await domainsOf(db, accountId)).length >= mostDomains)
    throw impossible(`An account can have ${mostDomains} email domains.`, 'TOO_MANY', { limit: mostDomains })
  await insertDomain(db, accountId, domain)
}

const insertDomain = (db: Database, accountId: string, domain: string): Promise<SsoDomainRow> =>
  insertOne(db, ssoDomains, { accountId, domain, token: randomBytes(20).toString('hex') })

/** Deletes a domain; false where there was none. */
export async function deleteDomain(db: Database, accountId: string, domain: string): Promise<boolean> {
  const rows = await db.delete(ssoDomains).where(isIt(accountId, domain)).returning()
  return rows.length > 0
}

/**
 * Stores what a look-up said of a domain, and gives the row as it is then: null where it belongs to another account that
 * can prove it too, undefined where it was removed.
 */
export async function noteLookUp(
  db: Database,
  row: SsoDomainRow,
  lookUp: LookUp,
  now: Date,
): Promise<SsoDomainRow | null | undefined> {
  const found = 'found' in lookUp ? lookUp.found : []
  const isProved = found.includes(recordValue(row.token))
  if (isProved) await releaseUnproved(db, row, found)
  const isOver = row.verifiedAt !== null && now.getTime() - row.verifiedAt.getTime() > grace
  const change = {
    checkedAt: now,
    lookupFailed: 'failed' in lookUp,
    found: isProved ? null : found.slice(0, 10).map((text) => text.slice(0, 255)),
    ...(isProved ? { verifiedAt: now } : isOver && 'found' in lookUp && { verifiedAt: null }),
  }
  try {
    const [changed] = await db.transaction((part) =>
      part
        .update(ssoDomains)
        .set(change)
        .where(and(isIt(row.accountId, row.domain), eq(ssoDomains.token, row.token)))
        .returning(),
    )
    return changed
  } catch (error) {
    if (databaseErrorCode(error) === '23505') return null
    throw error
  }
}

/** Takes a domain from the account that had it, where its own record is gone: the domain has changed hands. */
async function releaseUnproved(db: Database, { accountId, domain }: SsoDomainRow, found: readonly string[]) {
  const others = await db
    .select()
    .from(ssoDomains)
    .where(and(eq(ssoDomains.domain, domain), ne(ssoDomains.accountId, accountId), isNotNull(ssoDomains.verifiedAt)))
  for (const other of others) {
    if (found.includes(recordValue(other.token))) continue
    await db.update(ssoDomains).set({ verifiedAt: null }).where(isIt(other.accountId, domain))
  }
}
