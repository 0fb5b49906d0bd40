import { and, eq, isNull, or } from 'drizzle-orm'
import { sealedTexts } from '../features.ts'
import type { Database } from '../kernel/database/connect.ts'
import { reEncrypt } from '../kernel/database/re-encrypt.ts'
import { keysOf, markOf, type SecretKey } from '../kernel/encrypted.ts'
import { OperatorError } from '../kernel/operator-error.ts'
import { installation } from '../kernel/tables.ts'

/**
 * Encrypts everything with the secret key in use, so that the former one is no longer needed. Gives the lines that tell of it.
 * @throws OperatorError where the servers use another key, and where the former one is missing
 */
export async function rotateKey(db: Database, secretKey: SecretKey): Promise<string[]> {
  const marks = keysOf(secretKey).map(markOf)
  const [known] = await db.select().from(installation)
  if (known && known.keyMark !== marks[0])
    throw new OperatorError(
      'The servers use another secret key: first start them with the new one in SECRET_KEY and theirs in SECRET_KEY_ALSO.',
    )
  const formerMark = known?.formerKeyMark ?? null
  if (formerMark !== null && !marks.includes(formerMark))
    throw new OperatorError('The former secret key is missing: put it into SECRET_KEY_ALSO.')
  const results = await reEncrypt(db, secretKey, sealedTexts)
  const isAsBefore = or(isNull(installation.formerKeyMark), eq(installation.formerKeyMark, formerMark ?? ''))
  const cleared = await db
    .update(installation)
    .set({ formerKeyMark: null })
    .where(and(eq(installation.keyMark, marks[0]!), isAsBefore))
    .returning({ keyMark: installation.keyMark })
  if (known && cleared.length === 0)
    throw new OperatorError(
      'In the meantime, a server has started with another secret key: start all of them with the new one in SECRET_KEY, then run this again.',
    )
  const changed = results.filter(({ done, unreadable }) => done + unreadable > 0)
  return [
    ...changed.map(({ name, done, unreadable }) => {
      const left = unreadable > 0 ? `, ${unreadable} left as they are because no key opens them` : ''
      return `${name}: ${done} re-encrypted${left}`
    }),
    formerMark === null
      ? 'Everything that can be read is encrypted with SECRET_KEY.'
      : 'Everything that can be read is encrypted with SECRET_KEY. Start the servers without SECRET_KEY_ALSO from now on.',
  ]
}
