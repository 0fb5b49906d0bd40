import { can } from '@dragoman/sdk/permissions'
import { pendingContracts } from '../../identity/pending-contracts.ts'
import type { Handlers } from '../../identity/context.ts'
import { sessionCookies } from '../../identity/session-cookies.ts'
import { findUser } from '../../identity/find-user.ts'
import { forbidden } from '../../kernel/refusals.ts'
import { acceptContract, createContract, deactivateContract, findContract, listContracts } from './contracts.ts'
import type { ContractRow } from './contracts.ts'

export const contracts = {
  async list({ db, session, query }) {
    const { account, user } = session
    if (query.pending)
      return (await pendingContracts(db, { id: user.id, accountId: account.id })).map((row) => show(row))
    const ofSelf = query.userUuid === user.id
    if (!ofSelf && !can(session, ['ROLE_ACCOUNT_ADMIN'])) {
      throw forbidden('Only account administrators can list all contracts. Use pending=true.', ['ROLE_ACCOUNT_ADMIN'])
    }
    const person = query.userUuid === undefined || ofSelf ? user : await findUser(db, session, query.userUuid)
    const rows = await listContracts(db, session, person.id)
    return rows.map(({ contract, acceptedAt }) => show(contract, acceptedAt))
  },

  async create({ db, session, sessions, body, journal, afterCommit }) {
    const row = await createContract(db, session, body)
    await journal({ entity: contractEntity(row), after: { required: row.required } })
    afterCommit(() => sessions.forget())
    return show(row)
  },

  async accept({ db, session, sessions, path, request, journal, afterCommit }) {
    if (session.impersonator) throw forbidden("You can't accept contracts while signed in as someone else.")
    const contract = await findContract(db, session, path.id)
    const { address } = request
    const isNew = await acceptContract(db, contract, { userId: session.user.id, address })
    if (!isNew) return
    await journal({ entity: contractEntity(contract), detail: { address } })
    afterCommit(() => sessions.forget())
  },

  async reject({ db, session, sessions, path, reply, settings, now, journal, afterCommit }) {
    const contract = await findContract(db, session, path.id)
    await journal({ entity: contractEntity(contract) })
    await sessions.end(db, session.sessionId)
    for (const cookie of sessionCookies(settings.publicUrl, null, now)) reply.append('Set-Cookie', cookie)
    afterCommit(() => sessions.forget())
  },

  async remove({ db, session, sessions, path, journal, afterCommit }) {
    const contract = await findContract(db, session, path.id)
    await deactivateContract(db, contract)
    await journal({ entity: contractEntity(contract) })
    afterCommit(() => sessions.forget())
  },
} satisfies Handlers<'contracts'>

const contractEntity = ({ id, name }: ContractRow) => ({ type: 'CONTRACT' as const, id, name })

const show = ({ id, number, name, content, required, createdAt }: ContractRow, acceptedAt?: Date | null) => ({
  id: number,
  uuid: id,
  name,
  content,
  required,
  createdAt: createdAt.getTime(),
  ...(acceptedAt && { acceptedAt: acceptedAt.getTime() }),
})
