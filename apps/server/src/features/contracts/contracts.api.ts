import { can } from '@dragoman/sdk/permissions'
import { and, asc, eq } from 'drizzle-orm'
import { contractAcceptances, contracts as table } from '../../identity/tables.ts'
import { pendingContracts } from '../../identity/pending-contracts.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { sessionCookies } from '../../identity/session-cookies.ts'
import { forbidden, invalid, notFound } from '../../kernel/refusals.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

export const contracts = {
  async list({ db, session, query }) {
    const { account, user } = session
    if (query.pending)
      return (await pendingContracts(db, { id: user.id, accountId: account.id })).map((row) => show(row))
    if (!can(session, ['ROLE_ACCOUNT_ADMIN'])) {
      throw forbidden('All contracts are for account administrators; ask for pending=true.', ['ROLE_ACCOUNT_ADMIN'])
    }
    const rows = await db
      .select({ contract: table, acceptedAt: contractAcceptances.acceptedAt })
      .from(table)
      .leftJoin(
        contractAcceptances,
        and(eq(contractAcceptances.contractId, table.id), eq(contractAcceptances.userId, user.id)),
      )
      .where(and(eq(table.accountId, account.id), eq(table.active, true)))
      .orderBy(asc(table.createdAt), asc(table.number))
    return rows.map(({ contract, acceptedAt }) => show(contract, acceptedAt))
  },

  async create({ db, session, sessions, body, journal, afterCommit }) {
    const { default: sanitizeHtml } = await import('sanitize-html')
    const content = sanitizeHtml(body.content, {
      allowedTags: plainTags,
      allowedAttributes: { a: ['href'] },
      allowedSchemes: ['https', 'mailto'],
    })
    if (content.trim() === '') throw invalid('body.content', 'Nothing is left of the text without scripts and styles.')
    const row = await insertOne(db, table, {
      accountId: session.account.id,
      name: body.name,
      content,
      required: body.required,
    })
    await journal({ entity: { type: 'CONTRACT', id: row.id, name: row.name }, after: { required: row.required } })
    afterCommit(() => sessions.forget())
    return show(row)
  },

  async accept(input) {
    const { db, session, sessions, request, journal, afterCommit } = input
    if (session.impersonator) throw forbidden("You can't accept contracts while signed in as someone else.")
    const contract = await findContract(input)
    const accepted = await db
      .insert(contractAcceptances)
      .values({ contractId: contract.id, userId: session.user.id, address: request.address })
      .onConflictDoNothing()
      .returning()
    if (accepted.length === 0) return
    await journal({
      entity: { type: 'CONTRACT', id: contract.id, name: contract.name },
      detail: { address: request.address },
    })
    afterCommit(() => sessions.forget())
  },

  async reject(input) {
    const { db, session, sessions, reply, settings, now, journal, afterCommit } = input
    const contract = await findContract(input)
    await journal({ entity: { type: 'CONTRACT', id: contract.id, name: contract.name } })
    await sessions.end(db, session.sessionId)
    for (const cookie of sessionCookies(settings.publicUrl, null, now)) reply.append('Set-Cookie', cookie)
    afterCommit(() => sessions.forget())
  },

  async remove(input) {
    const { db, sessions, journal, afterCommit } = input
    const contract = await findContract(input)
    await db.update(table).set({ active: false }).where(eq(table.id, contract.id))
    await journal({ entity: { type: 'CONTRACT', id: contract.id, name: contract.name } })
    afterCommit(() => sessions.forget())
  },
} satisfies Handlers<'contracts'>

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

async function findContract({ db, session, path }: Pick<Context, 'db' | 'session'> & { path: { id: string } }) {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, path.id), eq(table.accountId, session.account.id), eq(table.active, true)))
  if (!row) throw notFound('contract')
  return row
}

const show = (
  { id, number, name, content, required, createdAt }: typeof table.$inferSelect,
  acceptedAt?: Date | null,
) => ({
  id: number,
  uuid: id,
  name,
  content,
  required,
  createdAt: createdAt.getTime(),
  ...(acceptedAt && { acceptedAt: acceptedAt.getTime() }),
})
