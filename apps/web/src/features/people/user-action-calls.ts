import * as api from '@dragoman/sdk/api'
import type { Operation } from '@dragoman/sdk/operation'
import type { UserActionId } from './user-actions.ts'

/** The request of an action. */
interface UserActionCall {
  operation: Operation<object, void>
  params: (uuid: string) => object
}

/** A call whose parameters fit its operation; what they are is no one else's business. */
const ask = <Params extends object>(operation: Operation<Params, void>, params: (uuid: string) => Params) =>
  ({ operation, params }) as unknown as UserActionCall

const byId = (uuid: string) => ({ path: { id: uuid } })
const byUuid = (uuid: string) => ({ path: { userUUID: uuid } })
const status = (code: 'ACTIVE' | 'INACTIVE' | 'DISABLED') =>
  ask(api.users.setStatus, (uuid) => ({ ...byUuid(uuid), query: { status: code } }))

export const userActionCalls: Readonly<Record<UserActionId, UserActionCall>> = {
  resetPassword: ask(api.users.resetPassword, byId),
  oneTimeLogin: ask(api.users.sendOneTimeLogin, byId),
  unlock: ask(api.users.unblockByAttempts, byUuid),
  removeMfa: ask(api.mfa.disable, byId),
  removePasskeys: ask(api.passkeys.reset, byId),
  activate: status('ACTIVE'),
  deactivate: status('INACTIVE'),
  disable: status('DISABLED'),
  unblock: ask(api.users.unblock, byUuid),
  block: ask(api.users.block, byUuid),
  remove: ask(api.users.delete, byUuid),
}
