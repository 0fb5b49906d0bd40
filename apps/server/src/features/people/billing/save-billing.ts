import type { UserBillingInput, UserPaymentInput } from '@dragoman/sdk/operations/users'
import { can } from '@dragoman/sdk/permissions'
import { readPayout } from '../../../engines/payouts/read-payout.ts'
import type { Context } from '../../../identity/context.ts'
import { changeUser } from '../../../identity/change-user.ts'
import type { UserRow } from '../../../identity/find-user.ts'
import { ApiError, forbidden, invalid } from '../../../kernel/refusals.ts'
import { countries } from '../../locales/regions.ts'
import { settingsOf } from '../../account/settings/settings-of.ts'
import {
  actorOf,
  holdsSame,
  presentVersions,
  readWhole,
  storeVersion,
  type BillingVersion,
} from './billing-versions.ts'
import { billingPermission, needsSecondPerson } from './four-eyes.ts'
import { lastFour, maskedPayout } from './masks.ts'
import type { ShownDetails } from './tables.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

type Caller = Pick<Context, 'db' | 'session' | 'settings' | 'now'>

/** The state before and after a change, for the journal; null where nothing changed. */
export type Change = { before: Record<string, unknown>; after: Record<string, unknown> } | null

const textFields = [
  'legalName',
  'street',
  'additionalInfo',
  'city',
  'state',
  'zip',
  'country',
  'taxpayerId',
  'billingEmail',
] as const

/** Changes the billing details of a held person, in force at once; what the body leaves out stays. */
export async function saveBilling(caller: Caller, user: UserRow, body: UserBillingInput): Promise<Change> {
  const { db, session, settings, now } = caller
  checkCountry(body.country)
  const { billing } = await presentVersions(db, user.id)
  const present = presentDetails(billing, settings.secretKey)
  const whole = Object.fromEntries(
    textFields.flatMap((field) => {
      const value = body[field] === undefined ? present[field] : body[field]?.trim()
      return value ? [[field, value]] : []
    }),
  )
  if (whole['taxpayerId'] && !/^[A-Z0-9][A-Z0-9 ./-]{3,}$/i.test(whole['taxpayerId']))
    throw invalid('body.taxpayerId', 'Enter a tax ID of letters and digits, such as DE136695976.')
  const periods = invoicingOf(caller, user, body)
  const arePeriodsKept =
    periods.invoicingPeriodicity === user.invoicingPeriodicity &&
    periods.invoicingDayOfMonth === user.invoicingDayOfMonth
  if (arePeriodsKept && holdsSame(billing, whole, settings.secretKey)) return null
  await changeUser(db, user, periods)
  const of = (details: ShownDetails, row: Pick<UserRow, keyof typeof periods>) => ({
    ...details,
    invoicingPeriodicity: row.invoicingPeriodicity,
    invoicingDayOfMonth: row.invoicingDayOfMonth,
  })
  const shown: ShownDetails = {
    ...whole,
    ...(whole['taxpayerId'] && { taxpayerId: lastFour(whole['taxpayerId']) }),
    ...(periods.invoicingPeriodicity && { invoicingPeriodicity: periods.invoicingPeriodicity }),
    ...(periods.invoicingDayOfMonth && { invoicingDayOfMonth: String(periods.invoicingDayOfMonth) }),
  }
  const author = { createdBy: actorOf(session), secretKey: settings.secretKey, now }
  const stored = await storeVersion(db, user, { kind: 'BILLING', isInForce: true, shown, whole }, author)
  return { before: of(stored.before, user), after: of(shown, periods) }
}

/** The details that a change adds to. Where the secret key of the server has changed, the tax ID alone is lost. */
function presentDetails(
  billing: BillingVersion | undefined,
  secretKey: SecretKey,
): Partial<Record<(typeof textFields)[number], string>> {
  const whole = billing && readWhole(billing, secretKey)
  if (whole !== undefined) return JSON.parse(whole) as Record<string, string>
  const { taxpayerId: _masked, ...readable } = billing?.shown ?? {}
  return readable
}

/** How often payables are created: up to those with the permission; for others it stays. */
function invoicingOf({ session }: Caller, user: UserRow, body: UserBillingInput) {
  const { invoicingPeriodicity, invoicingDayOfMonth } = user
  const present = { invoicingPeriodicity, invoicingDayOfMonth }
  const periodicity = body.invoicingPeriodicity === undefined ? invoicingPeriodicity : body.invoicingPeriodicity
  const hasDay = periodicity === 'MONTHLY' || periodicity === 'QUARTERLY'
  // A day that was not named goes with the periods that have one.
  const keptDay = hasDay ? invoicingDayOfMonth : null
  const given = {
    invoicingPeriodicity: periodicity,
    invoicingDayOfMonth: body.invoicingDayOfMonth === undefined ? keptDay : body.invoicingDayOfMonth,
  }
  if (!can(session, [billingPermission])) {
    const isChanged = (['invoicingPeriodicity', 'invoicingDayOfMonth'] as const).some(
      (field) => body[field] !== undefined && body[field] !== present[field],
    )
    if (isChanged)
      throw forbidden(`Changing how often payables are created needs the permission ${billingPermission}.`, [
        billingPermission,
      ])
    return present
  }
  if (given.invoicingDayOfMonth !== null && !hasDay)
    throw invalid('body.invoicingDayOfMonth', 'A day of the month needs MONTHLY or QUARTERLY payables.')
  return given
}

/** Stores a payout method of a held person: in force at once, or waiting for a second person. */
export async function savePayment(caller: Caller, user: UserRow, body: UserPaymentInput): Promise<Change> {
  const { db, session, settings, now } = caller
  checkCountry(body.country)
  const read = readPayout(body)
  if ('problems' in read) {
    const errors = read.problems.map(({ field, message }) => ({ field: `body.${field}`, message }))
    throw new ApiError(400, errors[0]?.message ?? '', { code: 'INVALID', errors })
  }
  const { payout } = read
  const { payment, pending } = await presentVersions(db, user.id)
  if (holdsSame(pending ?? payment, payout, settings.secretKey)) return null
  const { payoutConfirmationRequired } = await settingsOf(db, user.accountId)
  const isInForce = !needsSecondPerson(session, user.id, payoutConfirmationRequired)
  const shown = maskedPayout(payout)
  const author = { createdBy: actorOf(session), secretKey: settings.secretKey, now }
  const stored = await storeVersion(db, user, { kind: 'PAYMENT', isInForce, shown, whole: payout }, author)
  return { before: { payment: stored.before }, after: { payment: shown, status: stored.status } }
}

function checkCountry(country: string | null | undefined): void {
  if (country && !countries().some(({ code }) => code === country))
    throw invalid('body.country', `${country} isn't a valid country. Use an ISO 3166 code, such as DE.`)
}
