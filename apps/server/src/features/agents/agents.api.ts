import type { Context, Handlers } from '../../identity/context.ts'
import { findSelf, type User } from '../sign-in/own-account.ts'
import { withParameters } from './addresses.ts'
import {
  addConnection,
  changeLimits,
  endConnection,
  holdAgent,
  listAgents,
  showAgent,
  type Connection,
} from './connections.ts'
import { findClient, refused, requireResource, showRequest } from './requests.ts'

export const agents = {
  async list(input) {
    const { id } = await findSelf(input)
    return (await listAgents(input.db, id)).map((row) => showAgent(row, input.now))
  },

  async ask(input) {
    await findSelf(input)
    const { db, query, settings, session } = input
    return showRequest(db, query, { origin: settings.publicUrl, account: session.account.name })
  },

  async connect(input) {
    const { db, body, journal, now, settings } = input
    const user = await inBrowser(input)
    const client = await findClient(db, body)
    requireResource(body.resource, settings.publicUrl)
    const { readOnly, redirectUri, codeChallenge, state } = body
    const { row, code } = await addConnection(
      db,
      { userId: user.id, client, readOnly, redirectUri, codeChallenge },
      now,
    )
    await journal({ ...about(user), after: stateOf(row) })
    return { redirectUri: withParameters(redirectUri, { code, state, iss: settings.publicUrl }) }
  },

  async update(input) {
    const { db, body, path, journal, now } = input
    const user = await findSelf(input)
    const before = await holdAgent(db, user.id, path.agentUuid)
    const row = await changeLimits(db, before.id, body)
    if (row.callsPerDay !== before.callsPerDay || row.changesPerDay !== before.changesPerDay)
      await journal({ ...about(user), before: stateOf(before), after: stateOf(row) })
    return showAgent(row, now)
  },

  async revoke(input) {
    const { db, path, journal, sessions, afterCommit } = input
    const user = await findSelf(input)
    const row = await holdAgent(db, user.id, path.agentUuid)
    await endConnection(db, row.id)
    await journal({ ...about(user), before: stateOf(row) })
    afterCommit(() => sessions.forget())
  },
} satisfies Handlers<'agents'>

/** The person, in a browser that they have signed in themselves: no key lets an agent in. */
async function inBrowser(input: Context): Promise<User> {
  if (input.session.kind !== 'browser') throw refused('Sign in with a browser to let an agent work for you.')
  return findSelf(input)
}

const about = (user: User): Parameters<Context['journal']>[0] => ({
  entity: { type: 'USER', id: user.id, name: user.name },
})

const stateOf = ({ name, readOnly, callsPerDay, changesPerDay }: Connection) => ({
  agentName: name,
  readOnly,
  callsPerDay,
  changesPerDay,
})
