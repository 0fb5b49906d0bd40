import type { ContractSettings } from '@dragoman/sdk/operations/contracts'
import { can } from '@dragoman/sdk/permissions'
import { pendingContracts } from '../../identity/pending-contracts.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { versionOf } from '../../kernel/version.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { sessionCookies } from '../../identity/session-cookies.ts'
import { findUser } from '../../identity/find-user.ts'
import { forbidden } from '../../kernel/refusals.ts'
import { loadPeople } from '../../identity/people.ts'
import {
  acceptContract,
  createContract,
  deactivateContract,
  findContract,
  holdContract,
  listAcceptances,
  listContracts,
  recorded,
} from './contracts.ts'
import type { ContractRow } from './contracts.ts'
import { displayOf, writeDisplay } from './display.ts'

const events = ['CONTRACT_SETTINGS_UPDATED'] as const

export const contracts = {
  async list({ db, session, query }) {
    const { account, user } = session
    if (query.pending) {
      const pending = await pendingContracts(db, { id: user.id, accountId: account.id })
      const { contractIntroduction: introduction } = await settingsOf(db, account.id)
      return pending.map((row) => ({ ...show(row), ...(introduction && { introduction }) }))
    }
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
    await journal({ entity: contractEntity(row), after: recorded(row) })
    afterCommit(() => sessions.forget())
    return show(row)
  },

  async publishVersion({ db, session, sessions, path, body, journal, afterCommit }) {
    const previous = await holdContract(db, session, path.id)
    await deactivateContract(db, previous)
    const row = await createContract(db, session, body, previous)
    await journal({
      entity: contractEntity(row),
      before: { version: previous.version },
      after: { version: row.version },
    })
    afterCommit(() => sessions.forget())
    return show(row)
  },

  async listAcceptances({ db, session, path, query }) {
    const page = await listAcceptances(db, await findContract(db, session, path.id), query)
    const people = await loadPeople(
      db,
      session,
      page.content.map(({ acceptance }) => acceptance.userId),
    )
    const content = page.content.flatMap(({ acceptance, version }) => {
      const user = people(acceptance.userId)
      return user ? [{ user, version, acceptedAt: acceptance.acceptedAt.getTime() }] : []
    })
    return { ...page, content }
  },

  async getSettings(input) {
    return showSettings(input, await visitAccount(input, input.path.accountUUID, 'SETTINGS'))
  },

  async updateSettings(input) {
    const { db, session, body, journal } = input
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const present = () => showSettings(input, account)
    await input.requireVersion({ entity: accountEntity(account), present, events })
    const before = await displayOf(db, account.id)
    const after = { ...before, ...body }
    const { isChanged, ...parts } = changedFields(before, after)
    if (!isChanged) return present()
    await writeDisplay(db, account.id, after)
    const author = { accountId: account.id, userId: session.user.id }
    await journal({ author, entity: accountEntity(account), ...parts })
    return present()
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
    const contract = await holdContract(db, session, path.id)
    await deactivateContract(db, contract)
    await journal({ entity: contractEntity(contract), before: recorded(contract) })
    afterCommit(() => sessions.forget())
  },
} satisfies Handlers<'contracts'>

async function showSettings({ db, session }: Context, { id }: AccountRow): Promise<ContractSettings> {
  const display = await displayOf(db, id)
  return { ...display, version: versionOf(display), ...(await lastSettingsChange(db, session, id, { events })) }
}

const contractEntity = ({ id, name }: ContractRow) => ({ type: 'CONTRACT' as const, id, name })

const show = ({ id, number, name, content, required, version, createdAt }: ContractRow, acceptedAt?: Date | null) => ({
  id: number,
  uuid: id,
  name,
  content,
  required,
  version,
  createdAt: createdAt.getTime(),
  ...(acceptedAt && { acceptedAt: acceptedAt.getTime() }),
})
