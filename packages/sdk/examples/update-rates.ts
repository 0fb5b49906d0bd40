// Raises what a word pays by some percent, for every person and pair in a currency. Without --apply nothing changes:
//
//   node update-rates.ts EUR 2.5 --apply
//
// A run that was cut off says which rates it has changed, and goes on after the last of them with --after <rate>.
import { parseArgs } from 'node:util'
import { call, items } from '@dragoman/sdk'
import type { Client } from '@dragoman/sdk'
import * as userRates from '@dragoman/sdk/operations/userRates'
import * as users from '@dragoman/sdk/operations/users'
import { connect, explain, runScript, Stop } from '@dragoman/sdk/script'

/** A linguist's rate, with the lines that change and their previous price per word. */
export interface RaisedRate {
  userUUID: string
  userRateUUID: string
  person: string
  lines: { before: number; after: userRates.UserRateDetailInput & { wordRate: number } }[]
}

/** Works out the new price of a word in every rate of a currency, people in the order of their names. */
export async function* raisedRates(
  client: Client,
  currency: string,
  percent: number,
): AsyncGenerator<RaisedRate, void, undefined> {
  for await (const { uuid: userUUID, name: person } of items(client, users.list, {
    query: { size: 100, sort: 'name,asc' },
  })) {
    for (const { uuid: userRateUUID, rateDetails } of await call(client, userRates.list, {
      path: { userUUID },
      query: { currency },
    })) {
      const lines = rateDetails.flatMap(({ wordRate: before, languagePair, workflowUuid }) =>
        before === undefined
          ? []
          : [{ before, after: { languagePair, workflowUuid, wordRate: sixDecimals(before * (1 + percent / 100)) } }],
      )
      if (lines.length > 0) yield { userUUID, userRateUUID, person, lines }
    }
  }
}

/** Saves a rate in one call, so that it changes as a whole or not at all. The prices that a line does not name stay. */
export async function saveRate(client: Client, { userUUID, userRateUUID, lines }: RaisedRate): Promise<void> {
  await call(client, userRates.update, {
    path: { userUUID, userRateUUID },
    body: { rateDetails: lines.map(({ after }) => after) },
  })
}

const sixDecimals = (price: number): number => Math.round(price * 1e6) / 1e6

const usage = 'Say a currency, how many percent, and --apply to change the prices: EUR 2.5 --apply'

function parametersOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { apply: { type: 'boolean', default: false }, after: { type: 'string' } },
      allowPositionals: true,
    })
    const [currency = '', percent = ''] = positionals
    if (!/^[A-Z]{3}$/.test(currency) || percent === '' || !(Number(percent) > -100) || positionals.length > 2)
      throw new Stop(usage, 2)
    return { currency, percent: Number(percent), ...values }
  } catch (error) {
    throw error instanceof TypeError ? new Stop(`${error.message}\n${usage}`, 2) : error
  }
}

if (import.meta.main) {
  await runScript(async (args) => {
    const { currency, percent, apply, after } = parametersOf(args)
    const client = connect()
    // All is read before anything changes.
    const all: RaisedRate[] = []
    for await (const rate of raisedRates(client, currency, percent)) all.push(rate)
    const from = after === undefined ? 0 : all.findIndex(({ userRateUUID }) => userRateUUID === after) + 1
    if (after !== undefined && from === 0) throw new Stop(`None of the rates is ${after}.`, 2)
    const rates = all.slice(from)
    const prices = rates.flatMap(({ lines }) => lines).length
    let changed = 0
    for (const [at, rate] of rates.entries()) {
      try {
        if (apply) await saveRate(client, rate)
      } catch (error) {
        const last = all[from + at - 1]
        throw new Stop(
          `${rate.person}: ${explain(error)}\n${changed} of ${prices} prices changed. ${last ? `Go on with --after ${last.userRateUUID}` : ''}`,
        )
      }
      changed += rate.lines.length
      for (const { before, after: line } of rate.lines)
        console.log(`${rate.person}  ${line.languagePair}  ${before} → ${line.wordRate}`)
    }
    console.log(apply ? `${changed} prices changed.` : `${prices} prices would change; say --apply to change them.`)
  })
}
