// Raises what a word pays by some percent, for every person and pair in a currency. Without --apply nothing changes:
//
//   node --conditions=@dragoman/source packages/sdk/examples/update-rates.ts EUR 2.5 --apply
import { call, items } from '@dragoman/sdk'
import type { Client } from '@dragoman/sdk'
import * as userRates from '@dragoman/sdk/operations/userRates'
import * as users from '@dragoman/sdk/operations/users'
import { connect } from './connect.ts'

/** A price that changes. */
export interface RateChange {
  person: string
  languagePair: string
  before: number
  after: number
}

/**
 * Works out the new price of a word in every rate of a currency, and saves them where `apply` says so: one call a rate,
 * so that a rate changes as a whole or not at all.
 */
export async function raiseRates(client: Client, currency: string, percent: number, { apply }: { apply: boolean }): Promise<RateChange[]> {
  const changes: RateChange[] = []
  for await (const { uuid: userUUID, name } of items(client, users.list, { query: { size: 100 } })) {
    for (const rate of await call(client, userRates.list, { path: { userUUID }, query: { currency } })) {
      const raised = rate.rateDetails.flatMap((detail) =>
        detail.wordRate === undefined ? [] : [{ ...detail, wordRate: sixDecimals(detail.wordRate * (1 + percent / 100)), before: detail.wordRate }],
      )
      if (raised.length === 0) continue
      changes.push(...raised.map(({ languagePair, before, wordRate }) => ({ person: name, languagePair, before, after: wordRate })))
      if (!apply) continue
      const rateDetails = raised.map(({ uuid, languagePair, workflowUuid, wordRate }) => ({ uuid, languagePair, workflowUuid, wordRate }))
      await call(client, userRates.update, { path: { userUUID, userRateUUID: rate.uuid }, body: { rateDetails } })
    }
  }
  return changes
}

const sixDecimals = (price: number): number => Math.round(price * 1e6) / 1e6

if (import.meta.main) {
  const [currency = '', percent = '', flag] = process.argv.slice(2)
  if (!currency || !Number.isFinite(Number.parseFloat(percent))) throw new Error('Say a currency and how many percent.')
  const changes = await raiseRates(connect(), currency, Number.parseFloat(percent), { apply: flag === '--apply' })
  for (const { person, languagePair, before, after } of changes) console.log(`${person}  ${languagePair}  ${before} → ${after}`)
  console.log(flag === '--apply' ? `${changes.length} prices changed.` : `${changes.length} prices would change; say --apply to change them.`)
}
