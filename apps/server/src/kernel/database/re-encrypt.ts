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
  const result = { name: `${getTableName(column.table)}.${column.name}`, done: 0, unreadable: 0 }
  /** The next rows behind a place in the table. Gives the place of the last. */
  const nextBatch = (after: string): Promise<string | undefined> =>
    db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<Found>(sql`
        select ctid::text as place, ${column} as value, ${sealed.row ?? sql`''`}::text as row from ${column.table}
        where ctid > ${after}::tid and not starts_with(${column}, ${formOf(secretKey)})
        order by ctid limit ${batch} for update`)
      for (const { place, value, row } of rows) {
        const purpose = typeof sealed.purpose === 'string' ? sealed.purpose : sealed.purpose(row)
        const text = readable(value, secretKey, purpose)
        if (text === undefined) result.unreadable += 1
        else {
          const sealedAgain = encrypted(text, secretKey, purpose)
          await transaction.execute(
            sql`update ${column.table} set ${sql.identifier(column.name)} = ${sealedAgain} where ctid = ${place}::tid`,
          )
          result.done += 1
        }
      }
      return rows.at(-1)?.place
    })
  let place: string | undefined = '(0,0)'
  while (place !== undefined) place = await nextBatch(place)
  return result
}

type Found = { place: string; value: Encrypted; row: string }

function readable(value: Encrypted, secretKey: SecretKey, purpose: string): string | undefined {
  try {
    return decrypted(value, secretKey, purpose)
  } catch {
    return undefined
  }
}
