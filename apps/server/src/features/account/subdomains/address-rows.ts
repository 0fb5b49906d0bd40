import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { accountAddresses } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { databaseErrorCode } from '../../../kernel/database/error-code.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { recordValue, type LookUp } from './look-up-record.ts'

export type AddressRow = typeof accountAddresses.$inferSelect
export type AddressKind = AddressRow['kind']

/** How long a host goes on working after its record was last found, in milliseconds. */
const grace = 3 * 24 * 60 * 60 * 1000
/** How many of the texts that were found are kept, and how much of each. */
const mostFound = 10
const longestFound = 255

const same = (accountId: string, kind: AddressKind) =>
  and(eq(accountAddresses.accountId, accountId), eq(accountAddresses.kind, kind))

/** The addresses of an account, by their kind. */
export async function findAddresses(
  db: Database,
  accountId: string,
): Promise<Partial<Record<AddressKind, AddressRow>>> {
  const rows = await db.select().from(accountAddresses).where(eq(accountAddresses.accountId, accountId))
  return Object.fromEntries(rows.map((row) => [row.kind, row]))
}

/** Gives an account a host instead of the one it had; subdomains work at once. Null where another account has the host. */
export async function writeAddress(
  db: Database,
  { accountId, kind, host, now }: { accountId: string; kind: AddressKind; host: string; now: Date },
): Promise<AddressRow | null> {
  const fresh = {
    host,
    token: kind === 'CUSTOM' ? randomBytes(20).toString('hex') : null,
    verifiedAt: kind === 'SUBDOMAIN' ? now : null,
    checkedAt: null,
    found: null,
    lookupFailed: false,
    certificateRemovedAt: null,
  }
  const rows = await unlessTaken(db, (part) =>
    part
      .insert(accountAddresses)
      .values({ accountId, kind, ...fresh })
      .onConflictDoUpdate({ target: [accountAddresses.accountId, accountAddresses.kind], set: fresh })
      .returning(),
  )
  return rows && only(rows)
}

/** Deletes an address, and gives it; undefined where there was none. */
export async function deleteAddress(
  db: Database,
  accountId: string,
  kind: AddressKind,
): Promise<AddressRow | undefined> {
  const [row] = await db.delete(accountAddresses).where(same(accountId, kind)).returning()
  return row
}

/**
 * Stores what a look-up said of a custom host, and gives the row as it is then: null where it belongs to another account
 * that can prove it too, undefined where it has changed meanwhile. A host whose record is missing goes on working for
 * three days.
 */
export async function noteLookUp(
  db: Database,
  row: AddressRow,
  lookUp: LookUp,
  now: Date,
): Promise<AddressRow | null | undefined> {
  const found = 'found' in lookUp ? lookUp.found : []
  const isProved = found.includes(recordValue(row.token ?? ''))
  if (isProved) await releaseUnproved(db, row, found)
  const isOver = row.verifiedAt !== null && now.getTime() - row.verifiedAt.getTime() > grace
  const change = {
    checkedAt: now,
    lookupFailed: 'failed' in lookUp,
    found: isProved ? null : found.slice(0, mostFound).map((text) => text.slice(0, longestFound)),
    ...(isProved ? { verifiedAt: now } : isOver && 'found' in lookUp && { verifiedAt: null }),
  }
  const unchanged = and(
    same(row.accountId, row.kind),
    eq(accountAddresses.host, row.host),
    eq(accountAddresses.token, row.token ?? ''),
  )
  const rows = await unlessTaken(db, (part) => part.update(accountAddresses).set(change).where(unchanged).returning())
  return rows && rows[0]
}

/** Takes a host from the account that had it, where its own record is gone: the domain has changed hands. */
async function releaseUnproved(db: Database, { accountId, host }: AddressRow, found: readonly string[]): Promise<void> {
  const others = await db
    .select()
    .from(accountAddresses)
    .where(
      and(
        eq(accountAddresses.host, host),
        ne(accountAddresses.accountId, accountId),
        isNotNull(accountAddresses.verifiedAt),
      ),
    )
  for (const other of others) {
    if (other.token === null || found.includes(recordValue(other.token))) continue
    await db.update(accountAddresses).set({ verifiedAt: null }).where(same(other.accountId, other.kind))
  }
}

/** Discards the certificates that a custom host has had until now. */
export const discardCertificate = (db: Database, accountId: string, now: Date) =>
  db.update(accountAddresses).set({ certificateRemovedAt: now }).where(same(accountId, 'CUSTOM'))

/** The custom hosts that no one has looked up for a while, the longest ago first. */
export const hostsToLookUp = (db: Database) =>
  db.select().from(accountAddresses).where(eq(accountAddresses.kind, 'CUSTOM')).orderBy(accountAddresses.checkedAt)

async function unlessTaken<T>(db: Database, write: (part: Database) => Promise<T>): Promise<T | null> {
  try {
    return await db.transaction((part) => write(part))
  } catch (error) {
    if (databaseErrorCode(error) === '23505') return null
    throw error
  }
}
