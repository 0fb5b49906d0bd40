import type {
  UserRate,
  UserRateChange,
  UserRateChangeLine,
  UserRateChangeResult,
} from '@dragoman/sdk/operations/userRates'
import { and, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { findRate } from './user-rates.ts'
import { updateRate } from './save-user-rates.ts'
import { userRateDetails, userRates } from './tables.ts'

type Line = typeof userRateDetails.$inferSelect

/** The highest rates that a line can have; the same as in the contract. */
const limits = { wordRate: 1000, hourlyRate: 100_000, dailyRate: 1_000_000, pagesRate: 100_000 } as const

const million = 1_000_000n

/** An amount in millionths: what is added and rounded here has no more decimals. */
function millionths(value: string | number): bigint {
  const text = typeof value === 'number' ? value.toFixed(6) : value
  const [, sign = '', whole = '0', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const amount = BigInt(whole) * million + BigInt(decimals.padEnd(6, '0').slice(0, 6))
  return sign === '-' ? -amount : amount
}

/** Half up, away from zero. */
function dividedByHundredMillions(value: bigint): bigint {
  const by = 100n * million
  const half = by / 2n
  return (value < 0n ? value - half : value + half) / by
}

/** Applies a change to one rate. */
export function changedRate(
  from: string | null,
  { percent, amount, rate }: Pick<UserRateChange, 'percent' | 'amount' | 'rate'>,
): Omit<UserRateChangeLine, 'rateDetailUuid'> {
  if (from === null) return { refusal: 'NO_RATE' }
  const before = millionths(from)
  const added = percent === undefined ? millionths(amount ?? 0) : dividedByHundredMillions(before * millionths(percent))
  const after = before + added
  const shown = { from: Number(from) }
  if (after < 0n) return { ...shown, refusal: 'NEGATIVE' }
  const to = Number(after) / Number(million)
  if (to > limits[rate]) return { ...shown, refusal: 'TOO_HIGH' }
  if (after === before) return { ...shown, refusal: 'UNCHANGED' }
  return { ...shown, to }
}

/** A changed rate, for the journal. */
export interface ChangedRate {
  user: { id: string; name: string }
  before: UserRate
  after: UserRate
}

/**
 * Changes one rate of many lines, or says what that would do. Refused lines stay.
 * @throws ApiError 404 where a line is out of sight, and then nothing changes
 */
export async function changeManyRates(
  db: Database,
  session: SignedIn,
  change: UserRateChange,
): Promise<{ result: UserRateChangeResult; changed: ChangedRate[] }> {
  const { rateDetailUuids, rate, percent, amount, dryRun = false } = change
  if ((percent === undefined) === (amount === undefined))
    throw invalid('body.percent', 'Enter either a percentage or an amount.')
  const found = await db
    .select({ line: userRateDetails, user: { id: users.id, name: users.name } })
    .from(userRateDetails)
    .innerJoin(userRates, eq(userRates.id, userRateDetails.userRateId))
    .innerJoin(users, eq(users.id, userRates.userId))
    .where(
      and(
        isOneOf(userRateDetails.id, rateDetailUuids),
        eq(users.accountId, session.account.id),
        isNull(users.removedAt),
      ),
    )
  const known = new Map(found.map((each) => [each.line.id, each]))
  if (known.size < rateDetailUuids.length) throw notFound('rate detail')
  const lines = rateDetailUuids.map((id) => ({
    rateDetailUuid: id,
    ...changedRate(known.get(id)!.line[rate], { rate, ...(percent === undefined ? { amount } : { percent }) }),
  }))
  const wanted = lines.flatMap(({ rateDetailUuid, to }) => {
    const each = known.get(rateDetailUuid)!
    return to === undefined ? [] : [{ ...each, to }]
  })
  const changed = dryRun ? [] : await write(db, session, rate, wanted)
  const result = { lines, changed: wanted.length, refused: lines.length - wanted.length, isDone: !dryRun }
  return { result, changed }
}

/** Writes new rates, one version a rate of a person, in the order of their ids, so that two such changes don't deadlock. */
async function write(
  db: Database,
  session: SignedIn,
  name: UserRateChange['rate'],
  wanted: readonly { line: Line; user: { id: string; name: string }; to: number }[],
): Promise<ChangedRate[]> {
  const byRate = Map.groupBy(wanted, ({ line }) => line.userRateId)
  const changed: ChangedRate[] = []
  for (const [rateId, lines] of [...byRate].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { user } = lines[0]!
    const rate = await findRate(db, user.id, rateId)
    const rateDetails = lines.map(({ line, to }) => ({
      uuid: line.id,
      languagePair: `${line.sourceLocale}:${line.targetLocale}`,
      workflowUuid: line.workflowId,
      [name]: to,
    }))
    changed.push({ user, ...(await updateRate(db, session, rate, { rateDetails })) })
  }
  return changed
}
