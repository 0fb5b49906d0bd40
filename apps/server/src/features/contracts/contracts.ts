import { and, asc, desc, eq, ilike, isNotNull, max, or } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { contractAcceptances, contracts } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { findVisible, oneOrNotFound } from '../../kernel/find-visible.ts'
import { listPage, type PageQuery } from '../../kernel/list-page.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'

export type ContractRow = typeof contracts.$inferSelect

const activeContracts = ({ account }: SignedIn) => and(eq(contracts.accountId, account.id), eq(contracts.active, true))

/** The active contracts of the caller's account, oldest first, with the time at which a person accepted them. */
export const listContracts = (db: Database, session: SignedIn, userId: string) =>
  db
    .select({ contract: contracts, acceptedAt: contractAcceptances.acceptedAt })
    .from(contracts)
    .leftJoin(
      contractAcceptances,
      and(eq(contractAcceptances.contractId, contracts.id), eq(contractAcceptances.userId, userId)),
    )
    .where(activeContracts(session))
    .orderBy(asc(contracts.createdAt), asc(contracts.number))

/** Every version of a contract that a person accepted, and those that apply but they have not; these first. */
export const contractsOf = (db: Database, { id, accountId }: { id: string; accountId: string }) =>
  db
    .select({ contract: contracts, acceptedAt: contractAcceptances.acceptedAt })
    .from(contracts)
    .leftJoin(
      contractAcceptances,
      and(eq(contractAcceptances.contractId, contracts.id), eq(contractAcceptances.userId, id)),
    )
    .where(
      and(
        eq(contracts.accountId, accountId),
        or(eq(contracts.active, true), isNotNull(contractAcceptances.acceptedAt)),
      ),
    )
    .orderBy(desc(contracts.active), desc(contracts.createdAt), asc(contracts.number))

/** An active contract of the caller's account; 404 for any other. */
export async function findContract(db: Database, session: SignedIn, id: string): Promise<ContractRow> {
  const visible = activeContracts(session)
  if (!/^\d+$/.test(id)) return findVisible(db, contracts, { id, visible, what: 'contract' })
  const rows = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.number, Number(id)), visible))
  return oneOrNotFound(rows, 'contract')
}

/** An active contract of the caller's account, held until the transaction ends; 404 for any other. */
export async function holdContract(db: Database, session: SignedIn, id: string): Promise<ContractRow> {
  const found = await findContract(db, session, id)
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.id, found.id), eq(contracts.active, true)))
    .for('update')
  if (!row) throw notFound('contract')
  return row
}

/** One page of who accepted which version of a contract, the latest first. */
export const listAcceptances = (
  db: Database,
  { lineId }: ContractRow,
  { name, ...query }: PageQuery & { name?: string },
) =>
  listPage(db, query, {
    from: contractAcceptances,
    where: and(
      eq(contracts.lineId, lineId),
      name ? ilike(users.name, `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    ),
    orderBy: [desc(contractAcceptances.acceptedAt), asc(contractAcceptances.userId)],
    joined: (snapshot) =>
      db
        .select({ acceptance: contractAcceptances, version: contracts.version, snapshot })
        .from(contractAcceptances)
        .innerJoin(contracts, eq(contracts.id, contractAcceptances.contractId))
        .innerJoin(users, eq(users.id, contractAcceptances.userId))
        .$dynamic(),
    show: (rows) => rows,
  })

/** Stores a contract, or the next version of one; its text keeps only harmless HTML. */
export async function createContract(
  db: Database,
  session: SignedIn,
  { name, content, required }: { name: string; content: string; required?: boolean },
  previous?: ContractRow,
): Promise<ContractRow> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  const clean = sanitizeHtml(content, {
    allowedTags: plainTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
  })
  if (clean.trim() === '') throw invalid('body.content', 'The text is empty once scripts and styles are removed.')
  const line = previous && { lineId: previous.lineId, version: (await lastVersion(db, previous)) + 1 }
  return insertOne(db, contracts, { accountId: session.account.id, name, content: clean, required, ...line })
}

/** The last version of a contract, which need not apply: the one before it does after an undo. */
async function lastVersion(db: Database, { lineId, version }: ContractRow): Promise<number> {
  const [last] = await db
    .select({ version: max(contracts.version) })
    .from(contracts)
    .where(eq(contracts.lineId, lineId))
  return last?.version ?? version
}

/** Whether the caller accepts a contract with this for the first time. */
export async function acceptContract(
  db: Database,
  { id }: ContractRow,
  { userId, address }: { userId: string; address: string },
): Promise<boolean> {
  const accepted = await db
    .insert(contractAcceptances)
    .values({ contractId: id, userId, address })
    .onConflictDoNothing()
    .returning()
  return accepted.length > 0
}

/** The fields of a contract that are journaled. */
export const recorded = ({ required, version }: ContractRow) => ({ required, version })

export async function deactivateContract(db: Database, { id }: ContractRow): Promise<void> {
  await db.update(contracts).set({ active: false }).where(eq(contracts.id, id))
}

const plainTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'a',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]
