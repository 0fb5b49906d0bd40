import { getTableName, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { decrypted, encrypted, formOf, type Encrypted, type SecretKey } from '../encrypted.ts'
import type { Database } from './connect.ts'

/** A column of encrypted texts, and what they are encrypted for: each row for itself, where that hangs on its `row`. */
export type SealedColumn =
  | { column: AnyPgColumn; purpose: string; row?: never }
  | { column: AnyPgColumn; purpose: (row: string) => string; row: AnyPgColumn }

export interface ReEncrypted {
  /** The column, such as `webhooks.secret`. */
  name: string
  /** Texts that were re-encrypted. */
  done: number
  /** Texts that none of the keys opens. They stay as they are. */
  unreadable: number
}

/** Rows that are locked at a time. */
const batch = 500

/**
 * Encrypts with the key in use what another key, or an earlier version, has encrypted, while servers go on. What is done
 * stays done, so that a second call goes on where the first was stopped.
 */
export async function reEncrypt(
  db: Database,
  secretKey: SecretKey,
  columns: readonly SealedColumn[],
): Promise<ReEncrypted[]> {
  const results: ReEncrypted[] = []
  for (const sealed of columns) results.push(await reEncryptColumn(db, secretKey, sealed))
  return results
}

async function reEncryptColumn(db: Database, secretKey: SecretKey, sealed: SealedColumn): Promise<ReEncrypted> {
  const { column } = sealed
  const isLeft = sql`not starts_with(${column}, ${formOf(secretKey)})`
  const unreadable = new Set<string>()
  let done = 0
  const reEncryptRows = (places: readonly string[]) =>
    db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<Found>(sql`
        select ctid::text as place, md5(${column}) as mark, ${column} as value, ${sealed.row ?? sql`''`}::text as row
        from ${column.table} where ctid = any(${sql.param(places)}::tid[]) and ${isLeft} for update`)
      for (const { place, mark, value, row } of rows) {
        const purpose = typeof sealed.purpose === 'string' ? sealed.purpose : sealed.purpose(row)
        const text = readable(value, secretKey, purpose)
        if (text === undefined) unreadable.add(mark)
        else {
          const sealedAgain = encrypted(text, secretKey, purpose)
          await transaction.execute(
            sql`update ${column.table} set ${sql.identifier(column.name)} = ${sealedAgain} where ctid = ${place}::tid`,
          )
          done += 1
        }
      }
    })
  // Writers move rows to other places while this goes on, so it ends only when one look at the whole table finds nothing.
  for (;;) {
    const { rows } = await db.execute<Pick<Found, 'place' | 'mark'>>(
      sql`select ctid::text as place, md5(${column}) as mark from ${column.table} where ${isLeft}`,
    )
    const places = rows.flatMap(({ place, mark }) => (unreadable.has(mark) ? [] : [place]))
    if (places.length === 0) break
    for (let start = 0; start < places.length; start += batch) await reEncryptRows(places.slice(start, start + batch))
  }
  return { name: `${getTableName(column.table)}.${column.name}`, done, unreadable: unreadable.size }
}

type Found = { place: string; mark: string; value: Encrypted; row: string }

function readable(value: Encrypted, secretKey: SecretKey, purpose: string): string | undefined {
  try {
    return decrypted(value, secretKey, purpose)
  } catch {
    return undefined
  }
}
