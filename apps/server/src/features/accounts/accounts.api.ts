import { isSysAdmin } from '@dragoman/sdk/permissions'
import { tiers } from '@dragoman/sdk/tiers'
import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { conflict, forbidden, invalid } from '../../kernel/refusals.ts'
import { findAccount } from '../account/find-account.ts'
import { countPeople } from '../account/plan/people-limit.ts'
import { isCurrency } from '../locales/regions.ts'
import { changeAccount, hasSystemAdministrators, listOrganizationsOf, listPeopleOf } from './account-rows.ts'
import { createAccountWithAdministrator } from './create-with-administrator.ts'
import { showEntryPoints } from './entry-points.ts'
import { listAccountActivity } from './list-account-activity.ts'
import { listAccounts } from './list-accounts.ts'
import { moveOrganization, movePerson } from './move-between-accounts.ts'
import { currentLimit } from '../account/plan/quota.ts'
import { accountRef, changeable, accountStatus, nextMonth, showAccount } from './show-account.ts'

export const accountsApi = {
  list: ({ db, query, now }) => listAccounts(db, query, now),

  async create(input) {
    const { db, body, journal, now } = input
    checkCurrency(body.currency)
    const account = await createAccountWithAdministrator(input, body)
    const { administrator } = body
    await journal({
      accountId: account.id,
      entity: accountEntity(account),
      after: { ...changeable(account), administrator: administrator.email },
    })
    return showAccount(db, account, now)
  },

  async update(input) {
    const { db, session, body, journal, now, sessions, afterCommit } = input
    const { uuid, accountType, trialEndDate, name, ...others } = body
    const { currency, wordsPerMonth } = others
    if (currency !== undefined) checkCurrency(currency)
    const held = await holdReachedAccount(input, uuid)
    const isForSystem = accountType !== undefined || wordsPerMonth !== undefined || trialEndDate !== undefined
    if (isForSystem && !isSysAdmin(session)) {
      throw forbidden('The plan, quota, and trial of an account are set by system administrators.', ['ROLE_SYSADMIN'])
    }
    await input.requireVersion({ entity: accountEntity(held), present: () => showAccount(db, held, now) })
    const wanted = {
      ...held,
      ...others,
      ...(name !== undefined && { name: name.trim() }),
      ...(accountType && { tier: accountType }),
      ...(trialEndDate !== undefined && { trialEndsAt: trialEndDate === null ? null : new Date(trialEndDate) }),
    }
    const [before, after] = differences(changeable(held), changeable(wanted))
    if (Object.keys(after).length === 0) return showAccount(db, held, now)
    const { tier, trialEndsAt } = wanted
    const row = await changeAccount(db, held, {
      name: wanted.name,
      currency: wanted.currency,
      wordsPerMonth: wanted.wordsPerMonth,
      tier,
      trialEndsAt,
    })
    await journal({
      accountId: row.id,
      entity: accountEntity(row),
      before,
      after,
    })
    afterCommit(() => sessions.forget())
    return showAccount(db, row, now)
  },

  async getMine({ db, session, now }) {
    return accountRef(await findAccount(db, session.account.id), now)
  },

  async getSubscription({ db, session, now, settings }) {
    const account = await findAccount(db, session.account.id)
    return {
      accountType: account.tier,
      status: accountStatus(account, now),
      startDate: account.createdAt.getTime(),
      renewalDate: nextMonth(now).getTime(),
      hasBillingPortal: settings.stripe !== undefined,
      ...(account.trialEndsAt && { trialEndDate: account.trialEndsAt.getTime() }),
      ...currentLimit(account),
    }
  },

  async getTrialTime({ db, session, now }) {
    const { trialEndsAt } = await findAccount(db, session.account.id)
    return trialEndsAt && Math.floor((trialEndsAt.getTime() - now.getTime()) / 86_400_000)
  },

  async get(input) {
    const account = await visitAccount(input, input.path.accountUUID, 'DETAILS')
    return showAccount(input.db, account, input.now)
  },

  async getProduct(input) {
    const account = await visitAccount(input, input.path.accountUUID, 'PLAN')
    const { features, people } = tiers[account.tier]
    return {
      accountType: account.tier,
      features: [...features],
      people: await countPeople(input.db, account.id),
      ...(people !== null && { maximumPeople: people }),
      ...currentLimit(account),
    }
  },

  async listOrganizations(input) {
    const account = await visitAccount(input, input.path.accountUUID, 'ORGANIZATIONS')
    return listOrganizationsOf(input.db, input.query, account)
  },

  async addOrganization(input) {
    const { session, path, journal } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    if (account.id === session.account.id) throw alreadyThere('organization')
    const organization = await moveOrganization(input, path.organizationUUID, account)
    await tellAccount(input, account, { organization: organization.name })
    await journal({
      event: 'ORGANIZATION_REMOVED',
      entity: { type: 'ORGANIZATION', id: organization.id, name: organization.name },
      before: { name: organization.name },
      detail: { account: account.name },
    })
  },

  async listUsers(input) {
    const account = await visitAccount(input, input.path.accountUUID, 'PEOPLE')
    return listPeopleOf(input.db, input.session, input.query, account)
  },

  async addUser(input) {
    const { session, path, journal, sessions, afterCommit } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    if (account.id === session.account.id) throw alreadyThere('person')
    const user = await movePerson(input, path.userUUID, account)
    await tellAccount(input, account, { person: user.name })
    await journal({
      event: 'USER_REMOVED',
      entity: { type: 'USER', id: user.id, name: user.name },
      before: { email: user.email },
      detail: { account: account.name },
    })
    afterCommit(() => sessions.forget())
  },

  async listActivity(input) {
    const account = await visitAccount(input, input.path.accountUUID, 'ACTIVITY')
    return listAccountActivity(input, account.id)
  },

  async listEntryPoints(input) {
    return showEntryPoints(input, await visitAccount(input, input.path.accountUUID, 'ENTRY_POINTS'))
  },

  async setEntryPoint(input) {
    const { db, path, body, journal } = input
    const role = path.roleName
    const held = await holdReachedAccount(input, path.accountUUID)
    const before = held.entryPoints[role] ?? 'HOME'
    if (before === body.entryPoint) return showEntryPoints(input, held)
    const row = await changeAccount(db, held, { entryPoints: { ...held.entryPoints, [role]: body.entryPoint } })
    await journal({
      accountId: row.id,
      entity: accountEntity(row),
      before: { entryPoint: before },
      after: { entryPoint: body.entryPoint },
      detail: { role },
    })
    return showEntryPoints(input, row)
  },

  async suspend(input) {
    const { db, body, now } = input
    const held = await holdReachedAccount(input, input.path.accountUUID)
    if (held.suspendedAt) throw conflict('This account is already suspended.', await showAccount(db, held, now))
    if (await hasSystemAdministrators(db, held))
      throw conflict("This account has system administrators and can't be suspended.", null)
    return changeAccess(input, held, { suspendedAt: now, suspensionReason: body.reason.trim() })
  },

  async resume(input) {
    const held = await holdReachedAccount(input, input.path.accountUUID)
    if (!held.suspendedAt) throw conflict("This account isn't suspended.", await showAccount(input.db, held, input.now))
    return changeAccess(input, held, { suspendedAt: null, suspensionReason: null })
  },
} satisfies Handlers<'accounts'>

/** Lets the people of an account in, or keeps them out: who is signed in is refused with the reason. */
async function changeAccess(
  { db, journal, now, sessions, afterCommit }: Context,
  held: AccountRow,
  change: Pick<AccountRow, 'suspendedAt' | 'suspensionReason'>,
) {
  const row = await changeAccount(db, held, change)
  const { suspensionReason } = row
  await journal({
    accountId: row.id,
    entity: accountEntity(row),
    before: { status: accountStatus(held, now) },
    after: { status: accountStatus(row, now) },
    ...(suspensionReason !== null && { detail: { reason: suspensionReason } }),
  })
  afterCommit(() => sessions.forget())
  return showAccount(db, row, now)
}

/** That something was added to an account, in its journal. */
const tellAccount = ({ journal }: Context, account: AccountRow, after: Record<string, string>) =>
  journal({ accountId: account.id, entity: accountEntity(account), after })

const alreadyThere = (what: string) =>
  conflict(`This ${what} already belongs to your account. Choose another account.`, null)

function checkCurrency(currency: string): void {
  if (!isCurrency(currency))
    throw invalid('body.currency', `${currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
}

/** The differences of two states: before and after. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field])
  const those = (state: Record<string, unknown>) => Object.fromEntries(changed.map((field) => [field, state[field]]))
  return [those(before), those(after)] as const
}
