import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import type { Objects } from '../objects.ts'
import { mails } from '../tables.ts'
import type { LogFailure } from '../log/failure-log.ts'
import { loggable } from '../log/loggable.ts'
import { decrypted, encrypted, type SecretKey } from '../encrypted.ts'
import { startWatch } from '../watch.ts'
import { composeMail, type MailContent, type MailValues } from './compose.ts'
import { accountBrand, type AccountBrand } from '../account-brand.ts'
import type { MailKind } from './mail-words.ts'
import type { MailTransport } from './transport.ts'

const minute = 60_000
/** Waits before the next attempts; after the last one a mail is given up. */
const waits = [minute, 5 * minute, 30 * minute, 2 * 60 * minute, 12 * 60 * minute]

export interface Recipient {
  email: string
  name: string
  language: string
  /** The account whose logo the mail shows. */
  accountId?: string
}

export interface Outbox {
  /** Writes a mail that is sent once the transaction has committed; call `wake` after that. */
  write(transaction: Database, to: Recipient, kind: MailKind, values: Omit<MailValues, 'name'>): Promise<void>
  /** The same with a mail that is composed elsewhere, with the logo of the account. */
  writeComposed(
    transaction: Database,
    to: Recipient,
    compose: (brand: AccountBrand | null) => MailContent,
  ): Promise<void>
  /** Looks at once for mails to send. */
  wake(): void
  /** Waits for the mails that are being sent, then sends no more. */
  stop(): Promise<void>
}

/** The purpose of the encryption of mails that wait. */
export const mailPurpose = 'mail'

/** Mails wait in the database, so that none is lost and none tells of what was rolled back. */
export function createOutbox({
  db,
  log,
  logFailure,
  now,
  secretKey,
  transport,
  objects,
}: {
  db: Database
  log: Logger
  logFailure: LogFailure
  now: () => Date
  secretKey: SecretKey
  transport: MailTransport
  /** Where logos are kept. */
  objects: Pick<Objects, 'content'>
}): Outbox {
  const { wake, stop } = startWatch({
    async look(stopping) {
      const isMore = async () => (await hasDue(db, now())) && (await sendNext(db, transport, secretKey, now(), log))
      while (!stopping.aborted && (await isMore()));
    },
    every: minute / 2,
    failed: (error) => logFailure(log, error, 'sending mails failed'),
  })
  const writeComposed: Outbox['writeComposed'] = async (transaction, { email, accountId }, compose) => {
    // Reserved for addresses that don't exist (RFC 2606): sample data, and people who were removed.
    if (email.endsWith('.invalid')) return
    const brand = accountId === undefined ? null : await accountBrand(transaction, objects, accountId)
    const content = encrypted(JSON.stringify(compose(brand)), secretKey, mailPurpose)
    await transaction.insert(mails).values({ recipient: email, content, dueAt: now() })
  }
  return {
    write: (transaction, to, kind, values) =>
      writeComposed(transaction, to, (brand) => composeMail(kind, to.language, { ...values, name: to.name }, brand)),
    writeComposed,
    wake,
    stop,
  }
}

const isDue = (at: Date) => and(lte(mails.dueAt, at), isNotNull(mails.content))

/** Every entry of the journal makes servers look, and mostly in vain, for which a transaction is too much. */
async function hasDue(db: Database, at: Date): Promise<boolean> {
  const [mail] = await db.select({ id: mails.id }).from(mails).where(isDue(at)).limit(1)
  return mail !== undefined
}

/** Sends the mail that is due first; says whether there was one. Two servers on one database never send the same one. */
async function sendNext(
  db: Database,
  transport: MailTransport,
  secretKey: SecretKey,
  now: Date,
  log: Logger,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [mail] = await transaction
      .select()
      .from(mails)
      .where(isDue(now))
      .orderBy(asc(mails.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!mail?.content) return false
    try {
      const content = JSON.parse(decrypted(mail.content, secretKey, mailPurpose)) as MailContent
      await transport.send({ ...content, id: mail.id, to: mail.recipient })
      await transaction
        .update(mails)
        .set({ content: null, dueAt: null, sentAt: now, error: null })
        .where(eq(mails.id, mail.id))
    } catch (error) {
      const wait = waits[mail.attempts]
      log.warn({ ...loggable(error), mail: mail.id, attempts: mail.attempts + 1 }, 'a mail was not sent')
      await transaction
        .update(mails)
        .set({
          attempts: mail.attempts + 1,
          dueAt: wait === undefined ? null : new Date(now.getTime() + wait),
          error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        })
        .where(eq(mails.id, mail.id))
    }
    return true
  })
}
