import type { XeroMapping, XeroOptions, XeroTarget } from '@dragoman/sdk/operations/xero'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { bankAccounts, taxCodes } from '../../finance/tables.ts'
import { xeroCalls } from '../client/xero-calls.ts'
import { orRefuse } from '../client/xero-failed.ts'
import { releaseHeld } from '../sync/queue.ts'
import { xeroConnections } from '../tables.ts'
import { readOptions } from '../views/options.ts'
import { accountEntity } from './connect.ts'
import { findConnection, type Connected } from './find-connection.ts'

/** All that can be mapped to. @throws ApiError XERO_FAILED */
export const optionsFor = (
  { db, settings, session }: Pick<Context, 'db' | 'settings' | 'session'>,
  { organization, connectedAt }: Connected,
): Promise<XeroOptions> =>
  readOptions(
    xeroCalls({
      db,
      settings,
      accountId: session.account.id,
      connectedAt,
      organizationId: organization.id,
      now: () => new Date(),
    }),
  ).catch(orRefuse)

/** Sets the mapping as a whole: 400 for what Xero or the account doesn't have. What waited for it is tried again. */
export async function updateMapping(context: Context, given: XeroMapping): Promise<void> {
  const { db, session } = context
  const accountId = session.account.id
  await requireOwn(db, accountId, given)
  const connection = await findConnection(db, accountId, { isUsable: true })
  const mapping = inXero(given, await optionsFor(context, connection))
  await context.inTransaction(async (own) => {
    const { mapping: before } = await findConnection(own.db, accountId, { isUsable: true, isHeld: true })
    await own.db.update(xeroConnections).set({ mapping }).where(eq(xeroConnections.accountId, accountId))
    await releaseHeld(own.db, accountId)
    await own.journal({ entity: accountEntity(session), before: { ...before }, after: { ...mapping } })
  })
}

/** 400 for a tax code or a bank account that the account doesn't have, and for one that is there twice. */
async function requireOwn(db: Context['db'], accountId: string, given: XeroMapping): Promise<void> {
  const own = {
    taxes: await db.select({ id: taxCodes.id }).from(taxCodes).where(eq(taxCodes.accountId, accountId)),
    bankAccounts: await db
      .select({ id: bankAccounts.id })
      .from(bankAccounts)
      .where(eq(bankAccounts.accountId, accountId)),
  }
  for (const field of ['taxes', 'bankAccounts'] as const)
    for (const [at, { uuid }] of given[field].entries()) {
      const place = `body.${field}[${at}].uuid`
      if (!own[field].some(({ id }) => id === uuid)) throw invalid(place, `There is no ${uuid} in Settings › Finance.`)
      if (given[field].findIndex((other) => other.uuid === uuid) !== at) throw invalid(place, `${uuid} is there twice.`)
    }
}

/** A mapping with the names that Xero has; 400 for a code that can't be chosen. */
function inXero(given: XeroMapping, options: XeroOptions): XeroMapping {
  const pick = (target: XeroTarget, list: readonly XeroTarget[], field: string): XeroTarget => {
    const found = list.find(({ code }) => code === target.code)
    if (!found)
      throw invalid(`body.${field}.code`, `Xero has no ${target.code} to choose here. Load the options again.`)
    return found
  }
  const one = (
    field: 'sales' | 'purchases' | 'withholding' | 'fees' | 'bank' | 'tracking',
    list: readonly XeroTarget[],
  ) => {
    const target = given[field]
    return target && { [field]: pick(target, list, field) }
  }
  const pairs = (field: 'taxes' | 'bankAccounts', list: readonly XeroTarget[]) =>
    given[field].map(({ uuid, target }, at) => ({ uuid, target: pick(target, list, `${field}[${at}].target`) }))
  return {
    ...one('sales', options.accounts),
    ...one('purchases', options.accounts),
    ...one('withholding', options.accounts),
    ...one('fees', options.accounts),
    ...one('bank', options.bankAccounts),
    ...one('tracking', options.trackingCategories),
    taxes: pairs('taxes', options.taxRates),
    bankAccounts: pairs('bankAccounts', options.bankAccounts),
  }
}
