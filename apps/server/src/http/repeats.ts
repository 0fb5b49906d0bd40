import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { repeatableWrites } from '../kernel/tables.ts'
import { decrypted, encrypted, type SecretKey } from '../kernel/encrypted.ts'
import { ApiError, invalid, locked } from '../kernel/refusals.ts'
import type { Input } from './input.ts'
import { secretHash } from '../identity/sessions.ts'

export const repeatPurpose = 'answers of repeatable writes'

/** A write that carries an `Idempotency-Key`. */
export interface RepeatableWrite {
  operationId: string
  key: string
  userId: string
  input: Input
}

/**
 * Does a write once, however often it comes: who sends it again with its key gets the answer that it had. One that comes
 * while the first is on its way waits for it. Belongs into the transaction of the write, so that a refusal keeps no key.
 * @param reply headers that the write adds to its answer; one that has any, cookies say, is not kept
 */
export async function doneOnce(
  db: Database,
  { operationId, key, userId, input }: RepeatableWrite,
  { secretKey, reply }: { secretKey: SecretKey; reply: Headers },
  write: () => Promise<unknown>,
): Promise<unknown> {
  const request = await requestHash(operationId, input)
  const kept = { userId, key: secretHash(key) }
  const mine = and(eq(repeatableWrites.userId, kept.userId), eq(repeatableWrites.key, kept.key))
  const [claimed] = await db
    .insert(repeatableWrites)
    .values({ ...kept, request })
    .onConflictDoNothing()
    .returning()
  if (!claimed) {
    const [known] = await db.select().from(repeatableWrites).where(mine)
    if (!known?.answer) throw locked('The same request is still being processed. Try again in a moment.')
    if (known.request !== request) {
      throw invalid(
        'headers.Idempotency-Key',
        'This Idempotency-Key was used for another request. Use a new key per request.',
      )
    }
    return (JSON.parse(decrypted(known.answer, secretKey, repeatPurpose)) as { result?: unknown }).result
  }
  const result = await write()
  const isKept = !(result instanceof Response || result instanceof ApiError) && [...reply].length === 0
  if (isKept)
    await db
      .update(repeatableWrites)
      .set({ answer: encrypted(JSON.stringify({ result }), secretKey, repeatPurpose) })
      .where(mine)
  else await db.delete(repeatableWrites).where(mine)
  return result
}

/** The hash that distinguishes requests: their parameters, and every byte of their files. */
async function requestHash(operationId: string, input: Input): Promise<string> {
  const files: File[] = []
  const hash = createHash('sha256')
  hash.update(
    JSON.stringify([operationId, input], (_, value: unknown) => {
      if (!(value instanceof File)) return value
      files.push(value)
      return [value.name, value.type, value.size]
    }),
  )
  for (const file of files) for await (const chunk of file.stream()) hash.update(chunk)
  return hash.digest('hex')
}
