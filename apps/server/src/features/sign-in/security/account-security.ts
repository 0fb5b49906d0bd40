import type { AccountSecurity } from '@dragoman/sdk/operations/accountSettings'
import { securityOf, writeSecurity, type Security } from '../../../identity/account-security.ts'
import { isAllowedAddress, isRange } from '../../../identity/allowed-addresses.ts'
import type { Context } from '../../../identity/context.ts'
import { accountEntity, holdReachedAccount, type AccountRow } from '../../../identity/visit-account.ts'
import { changedFields } from '../../../kernel/changed-fields.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import { versionOf } from '../../../kernel/version.ts'
import { signInMethods, type SignInMethod } from '../sign-in-methods.ts'
import { canSignInWith } from '../own-methods.ts'
import { formerly, type ConfirmedUndo } from '../../../identity/undo.ts'
import { lastSettingsChange } from '../../account/settings/last-settings-change.ts'
import { reachAccount } from '../../../identity/reach-account.ts'
import { confirmedSelf, confirmUndo } from '../own-account.ts'

const events = ['ACCOUNT_SECURITY_UPDATED'] as const

type State = Pick<
  AccountSecurity,
  'idleMinutes' | 'absoluteHours' | 'signInMethods' | 'secondFactorFrom' | 'allowedAddresses'
>

/** How people of an account sign in, with the caller's address. */
export async function showSecurity(
  { db, session, request }: Context,
  { id }: Pick<AccountRow, 'id'>,
): Promise<AccountSecurity> {
  const state = stateOf(await securityOf(db, id))
  const change = await lastSettingsChange(db, session, id, { events })
  return { ...state, ownAddress: request.address, version: versionOf(state), ...change }
}

/** Changes it. @throws ApiError 422 where the caller would lock themselves out */
export async function changeSecurity(
  input: Context & { path: { accountUUID: string }; body: Partial<State> & { password: string } },
): Promise<AccountSecurity> {
  const { db, journal } = input
  const { password, ...body } = input.body
  await reachAccount(input.db, input.session, input.path.accountUUID)
  await confirmedSelf(input, password)
  const account = await holdReachedAccount(input, input.path.accountUUID)
  const present = () => showSecurity(input, account)
  await input.requireVersion({ entity: accountEntity(account), present, events })
  const before = stateOf(await securityOf(db, account.id))
  const after = { ...before, ...body }
  await checkSecurity(input, account, after)
  const { isChanged, ...parts } = changedFields(before, after)
  if (!isChanged) return present()
  await storeSecurity(input, account, after)
  await journal({
    accountId: account.id,
    entity: accountEntity(account),
    ...parts,
  })
  return present()
}

/** Restores how people of an account sign in, unless that would lock out the person who does it. */
export const undoSecurity: ConfirmedUndo = {
  confirm: confirmUndo,

  present: async ({ db }, { id }) => ({ ...stateOf(await securityOf(db, id)) }),

  async restore(context, account, change) {
    const after = { ...stateOf(await securityOf(context.db, account.id)), ...formerly<Partial<State>>(change) }
    await checkSecurity(context, account, after)
    await storeSecurity(context, account, after)
    return { event: 'ACCOUNT_SECURITY_UPDATED' }
  },
}

async function checkSecurity(context: Context, { id }: AccountRow, after: State): Promise<void> {
  check(after)
  if (id === context.session.account.id) await checkOwn(context, after)
}

async function storeSecurity({ db, now, sessions, afterCommit }: Context, { id }: AccountRow, after: State) {
  await writeSecurity(db, id, rowOf(after), now)
  afterCommit(() => sessions.forget())
}

const stateOf = ({ signInMethods: allowed, secondFactorFrom, ...rest }: Security): State => ({
  ...rest,
  signInMethods: signInMethods.filter((method) => allowed?.includes(method) ?? true),
  secondFactorFrom: secondFactorFrom && secondFactorFrom.getTime(),
})

const rowOf = ({ signInMethods: chosen, secondFactorFrom, ...rest }: State): Security => ({
  ...rest,
  signInMethods: chosen.length === signInMethods.length ? null : chosen,
  secondFactorFrom: secondFactorFrom === null ? null : new Date(secondFactorFrom),
})

function check({ idleMinutes, absoluteHours, allowedAddresses, signInMethods: chosen }: State): void {
  // A provider that is away would lock everyone out.
  if (chosen.every((method) => method === 'SSO'))
    throw invalid('body.signInMethods', 'Allow a password as well. Single sign-on can be required on its own page.')
  if (idleMinutes > absoluteHours * 60)
    throw invalid('body.idleMinutes', 'Enter no more than the longest time that a browser stays signed in.')
  const wrong = allowedAddresses.find((text) => !isRange(text))
  if (wrong !== undefined)
    throw invalid('body.allowedAddresses', `Enter an address or a range, such as 192.0.2.0/24, instead of ${wrong}.`)
}

/** No one locks themselves out. */
async function checkOwn(input: Context, { allowedAddresses, signInMethods: chosen }: State): Promise<void> {
  const { request, db, session } = input
  if (!isAllowedAddress(allowedAddresses, request.address))
    throw impossible(
      `Your own address ${request.address} isn't among the allowed addresses. Add it first.`,
      'OWN_ADDRESS_EXCLUDED',
      { address: request.address },
    )
  if (!(await canSignInWith(db, session.user.id, chosen satisfies readonly SignInMethod[])))
    throw impossible(
      "You couldn't sign in with these methods. Set up one of them in your profile first.",
      'OWN_SIGN_IN_EXCLUDED',
      { methods: chosen },
    )
}
