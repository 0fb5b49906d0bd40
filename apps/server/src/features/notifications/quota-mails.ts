import { tiers } from '@dragoman/sdk/tiers'
import { gte, sql, sum } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../kernel/database/connect.ts'
import { recordChange } from '../../kernel/journal.ts'
import type { LogFailure } from '../../kernel/log/failure-log.ts'
import type { Outbox } from '../../kernel/mail/outbox.ts'
import { accounts } from '../../kernel/tables.ts'
import { monthStart } from '../account/usage/metrics.ts'
import { translatedWords } from '../account/usage/tables.ts'
import { recipientsOf } from './recipients.ts'
import { quotaNotices } from './tables.ts'

/** Shares of the quota at which administrators are told, the highest first. */
const thresholds = [100, 80] as const

export interface QuotaTerms {
  db: Database
  outbox: Pick<Outbox, 'write' | 'wake'>
  publicUrl: string
  now: Date
}

/**
 * Mails the administrators of accounts that have used 80% or all of the month's quota, once for each. A note in the
 * transaction of the mails keeps restarts and other servers from sending them again.
 */
export async function mailQuotas({ db, outbox, publicUrl, now }: QuotaTerms): Promise<void> {
  const words = sum(translatedWords.words).mapWith(Number)
  const used = await db
    .select({ accountId: translatedWords.accountId, words })
    .from(translatedWords)
    .where(gte(translatedWords.at, monthStart(now)))
    .groupBy(translatedWords.accountId)
  if (used.length === 0) return
  const ids = used.map(({ accountId }) => accountId)
  const rows = await db
    .select()
    .from(accounts)
    .where(sql`${accounts.id} = any(${sql.param(ids)}::uuid[]) and ${accounts.suspendedAt} is null`)
  const month = now.toISOString().slice(0, 7)
  const link = `${publicUrl}/settings/account-settings/usage`
  for (const { id: accountId, name, tier, wordsPerMonth } of rows) {
    const quota = wordsPerMonth ?? tiers[tier].wordsPerMonth
    const spent = used.find((row) => row.accountId === accountId)!.words
    const reached = quota ? thresholds.filter((percent) => spent * 100 >= quota * percent) : []
    const [highest] = reached
    if (!highest) continue
    await db.transaction(async (transaction) => {
      const noted = await transaction
        .insert(quotaNotices)
        .values(reached.map((percent) => ({ accountId, month, percent })))
        .onConflictDoNothing()
        .returning()
      if (!noted.some(({ percent }) => percent === highest)) return
      await recordChange(
        transaction,
        { accountId, userId: null, requestId: null },
        {
          event: 'QUOTA_REACHED',
          entity: { type: 'ACCOUNT', id: accountId, name },
          detail: { percent: highest, words: spent, quota: quota! },
        },
      )
      const kind = highest === 100 ? 'quotaUsedUp' : 'quotaNearlyUsedUp'
      for (const reader of await recipientsOf(transaction, accountId, 'QUOTA_REACHED'))
        await outbox.write(transaction, reader, kind, { account: name, words: spent, quota: quota!, link })
    })
  }
  outbox.wake()
}

const pause = 10 * 60_000

/** Looks at the quotas of all accounts now and every ten minutes. */
export function watchQuotas(
  terms: Omit<QuotaTerms, 'now'> & { log: Logger; logFailure: LogFailure; now: () => Date },
): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => mailQuotas({ ...terms, now: terms.now() }))
      .catch((error: unknown) => terms.logFailure(terms.log, error, 'mailing about quotas failed'))
  }
  run()
  const timer = setInterval(run, pause).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
