import { sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import { bigint, customType, jsonb, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Encrypted } from '../encrypted.ts'
import type { FailureCause } from '../failure.ts'

/** Primary key: a uuid that the database makes. */
export const id = () => uuid('id').primaryKey().defaultRandom()

/** The numeric id that the wire shows beside some uuids; always below 2⁵³. */
export const number = () => bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull()

/** A moment in time. The wire shows it as epoch milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When the row came to be. */
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`)

/**
 * Text that only the server's secret key decrypts: another key is refused as long as there is any
 * (`sealed-columns.ts`).
 */
export const sealedText = customType<{ data: Encrypted }>({ dataType: () => 'text' })

/** Why something failed, for programs; the sentence stands beside it. */
export const cause = (name: string) => jsonb(name).$type<FailureCause>()

/** An amount of money in its currency's units; a decimal string in TypeScript, never a float. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 4 })

/** A price for one unit of work, with up to six decimals (domain: Numbers). */
export const unitPrice = (name: string) => numeric(name, { precision: 18, scale: 6 })

/**
 * Whether an id is one of some, which are one parameter. Drizzle's `inArray` makes one of each: for the ids of a page,
 * writing such a query takes longer than answering it.
 */
export const isOneOf = (column: AnyColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...new Set(ids)])}::uuid[])`

/** The same for numbers. */
export const isOneOfNumbers = (column: AnyColumn, ids: Iterable<number | string>): SQL =>
  sql`${column} = any(${sql.param([...new Set(ids)])}::bigint[])`
