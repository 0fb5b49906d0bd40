import { isTimezone } from '@dragoman/sdk/zoned-days'
import type { UserData } from '@dragoman/sdk/operations/users'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import { invalid } from '../../kernel/refusals.ts'
import { countries, isCurrency } from '../locales/regions.ts'
import type { User } from '../sign-in/own-account.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { versionOf } from '../../kernel/version.ts'

const names = [
  'name',
  'country',
  'state',
  'city',
  'postalCode',
  'timezone',
  'currency',
  'slackHandle',
  'wordsPerDay',
] as const

type Columns = Pick<User, (typeof names)[number]>

/**
 * Makes the columns of a person from the given data: what is left out stays as it is at `present`; null and empty texts
 * are none.
 * @throws ApiError 400 naming the field that holds no country, time zone, currency or name
 */
export function userColumns(data: UserData, present?: Columns): Columns {
  const { country, timezone, currency } = data
  const kept = <Name extends (typeof names)[number]>(field: Name, value: Columns[Name] | undefined) =>
    value === undefined ? (present?.[field] ?? null) : value
  const text = (field: 'state' | 'city' | 'postalCode' | 'timezone' | 'slackHandle') =>
    kept(field, data[field] === undefined ? undefined : data[field]?.trim() || null)
  const name = (data.name ?? present?.name ?? '').trim()
  if (name === '') throw invalid('body.name', 'Enter a name.')
  if (country && !countries().some(({ code }) => code === country))
    throw invalid('body.country', `${country} isn't a valid country. Use an ISO 3166 code, such as DE.`)
  if (timezone && !isTimezone(timezone))
    throw invalid('body.timezone', `${timezone} isn't a valid time zone. Use a name such as Europe/Berlin.`)
  if (currency && !isCurrency(currency))
    throw invalid('body.currency', `${currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
  return {
    name,
    country: kept('country', country),
    state: text('state'),
    city: text('city'),
    postalCode: text('postalCode'),
    timezone: text('timezone'),
    currency: kept('currency', currency),
    slackHandle: text('slackHandle'),
    wordsPerDay: kept('wordsPerDay', data.wordsPerDay),
  }
}

/** The version of what `userColumns` keeps. */
export const userVersion = (user: Columns): string => versionOf(names.map((name) => user[name]))

/** Changes a person; gives the row with what it was and became, for the journal. Null where nothing changed. */
export async function changeUserData(db: Database, user: User, data: UserData) {
  const columns = userColumns(data, user)
  const changed = names.filter((name) => user[name] !== columns[name])
  if (changed.length === 0) return { row: user, change: null }
  const row = await updateOne(db, users, eq(users.id, user.id), columns)
  const only = (from: typeof columns) => Object.fromEntries(changed.map((name) => [name, from[name]]))
  return { row, change: { before: only(user), after: only(columns) } }
}
