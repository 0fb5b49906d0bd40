import type { Handlers } from '../../../identity/context.ts'
import { visitAccount } from '../../../identity/visit-account.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { findAccount } from '../find-account.ts'
import { accountMetrics as metricsOf, usageRows, wordsThisMonth } from './metrics.ts'
import { currentLimit } from '../plan/quota.ts'

/** Days that one answer covers at most. */
const longest = 800

export const accountMetrics = {
  async getMine({ db, session, query, now }) {
    const account = await findAccount(db, session.account.id)
    const metrics = await metricsOf(db, account.id, { now, months: query.months })
    return { accountType: account.tier, ...currentLimit(account), ...metrics }
  },

  async getStatus({ db, session, now }) {
    const account = await findAccount(db, session.account.id)
    const words = await wordsThisMonth(db, [account.id], now)
    return { words: words.get(account.id) ?? 0, ...currentLimit(account) }
  },

  async listRaw({ db, session, query }) {
    const { startDate, endDate } = query
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000
    if (!(days >= 0)) throw invalid('query.endDate', 'The end is before the start.')
    if (days > longest) throw invalid('query.endDate', `Choose at most ${longest} days.`)
    return usageRows(db, session.account.id, { startDate, endDate })
  },

  async get(input) {
    const account = await visitAccount(input, input.path.accountUUID, 'USAGE')
    const metrics = await metricsOf(input.db, account.id, { now: input.now, months: input.query.months })
    return { accountType: account.tier, ...currentLimit(account), ...metrics }
  },
} satisfies Handlers<'accountMetrics'>
