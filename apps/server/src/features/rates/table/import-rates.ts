import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import type { TableLine } from '../../../engines/tables/table-lines.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { inReach } from '../../../identity/unit-scope.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { users } from '../../../kernel/tables.ts'
import type { ImportedTable, LineOutcome, TableContext } from '../../table-imports/table-import.ts'
import { listSteps } from '../../workflows/list-steps.ts'
import { createRate, updateRate } from '../save-user-rates.ts'
import { userRates } from '../tables.ts'
import { showRates, type RateRow } from '../user-rates.ts'
import { amountColumns, type KnownOfRates, rateTable, readRateLine, type ReadRateLine } from './read-rate-line.ts'
import { lowerAscii } from '../../../kernel/ascii-case.ts'
import { lowerAsciiOf } from '../../../kernel/database/lower-ascii.ts'

/** The table of rates of people. */
export const importedRates: ImportedTable = {
  jobType: 'RATE_IMPORT',
  permission: 'USER_rates',
  wanted: () => Promise.resolve(rateTable),
  async write(context, lines) {
    const known = await findKnown(context, lines)
    const rates = await holdRates(context, known)
    const listed = new Map<string, number>()
    const fees = new Map<string, { fee: number; line: number }>()
    const read = lines.map((line) => {
      const found = readRateLine(line, known)
      const key = `${rateKey(found)} ${found.sourceLocale}:${found.targetLocale} ${found.step?.id}`
      const earlier = listed.get(key)
      if (found.problems.length === 0 && earlier !== undefined)
        found.note('target', 'LISTED_TWICE', {
          limit: String(earlier),
          message: `Line ${earlier} has the same person, currency, languages, and step. Remove one of them.`,
        })
      listed.set(key, earlier ?? line.line)
      const fee = fees.get(rateKey(found))
      if (found.minimumFee !== undefined && fee && fee.fee !== found.minimumFee)
        found.note('minimumFee', 'WRONG_VALUE', {
          limit: String(fee.fee),
          message: `Line ${fee.line} has another minimum fee for the same rate. A rate has one: enter ${fee.fee}, or empty the cell.`,
        })
      if (found.minimumFee !== undefined && !fee) fees.set(rateKey(found), { fee: found.minimumFee, line: line.line })
      if ((rates.get(rateKey(found))?.length ?? 0) > 1)
        found.note('currency', 'REFUSED', {
          message: 'The person has several rates in this currency. Change them on the person’s page.',
        })
      return { line: line.line, found }
    })
    const outcomes = read.map(({ line, found }) => outcomeOf(line, found, rates.get(rateKey(found))?.[0]))
    if (outcomes.every(({ outcome }) => outcome !== 'WRONG')) {
      const changing = read.filter((_, at) => outcomes[at]!.outcome !== 'UNCHANGED').map(({ found }) => found)
      await writeRates(context, changing, rates)
    }
    return outcomes
  },
}

interface HeldRate {
  row: RateRow
  shown: UserRate
}

/** The key of the rate that a line belongs to. */
const rateKey = ({ person, orgUnit, currency }: Pick<ReadRateLine, 'person' | 'orgUnit' | 'currency'>) =>
  `${person?.id} ${orgUnit?.id ?? ''} ${currency}`

function outcomeOf(line: number, found: ReadRateLine, rate: HeldRate | undefined): LineOutcome {
  const { person, sourceLocale, targetLocale, step, amounts, minimumFee, problems } = found
  const detail = rate?.shown.rateDetails.find(
    ({ languagePair, workflowUuid }) => languagePair === `${sourceLocale}:${targetLocale}` && workflowUuid === step?.id,
  )
  const change = (column: keyof typeof rateTable.headings, was: number | undefined, after: number | null | undefined) =>
    after === undefined || after === null || after === was
      ? []
      : [
          {
            column: rateTable.headings[column],
            ...(was !== undefined && { before: String(was) }),
            after: String(after),
          },
        ]
  const changes = [
    ...amountColumns.flatMap((column) => change(column, detail?.[column], amounts[column])),
    ...change('minimumFee', rate?.shown.minimumFee, minimumFee),
  ]
  const name = `${person?.name ?? ''} · ${sourceLocale}:${targetLocale} · ${step?.code ?? ''}`
  if (problems.length > 0) return { line, outcome: 'WRONG', name: person?.name ?? '', changes: [], problems }
  const outcome = changes.length === 0 ? 'UNCHANGED' : detail ? 'CHANGED' : 'ADDED'
  return { line, outcome, name, changes, problems }
}

/** Writes lines, one version a rate. */
async function writeRates(
  { db, session, journal, progress }: TableContext,
  lines: readonly ReadRateLine[],
  rates: ReadonlyMap<string, HeldRate[]>,
): Promise<void> {
  const withDefault = new Set([...rates.values()].flat().flatMap(({ row }) => (row.isDefault ? [row.userId] : [])))
  let done = 0
  for (const [key, group] of Map.groupBy(lines, rateKey)) {
    await progress(done)
    done += group.length
    const { person, orgUnit, currency } = group[0]!
    const rateDetails = group
      .filter(({ amounts }) => Object.keys(amounts).length > 0)
      .map(({ sourceLocale, targetLocale, step, amounts }) => ({
        languagePair: `${sourceLocale}:${targetLocale}`,
        workflowUuid: step!.id,
        ...amounts,
      }))
    const minimumFee = group.find((line) => line.minimumFee !== undefined)?.minimumFee
    const body = { rateDetails, ...(minimumFee !== undefined && { minimumFee }) }
    const entity = { type: 'USER' as const, ...person! }
    const present = rates.get(key)?.[0]
    if (present) {
      const { before, after } = await updateRate(db, session, present.row, body)
      await journal({ event: 'USER_RATE_UPDATED', entity, before: { rate: before }, after: { rate: after } })
    } else {
      const isDefault = !orgUnit && !withDefault.has(person!.id)
      if (isDefault) withDefault.add(person!.id)
      const unit = orgUnit && { orgUnitUuid: orgUnit.id }
      const rate = await createRate(db, session, person!.id, { ...body, ...unit, currency, isDefault })
      await journal({ event: 'USER_RATE_CREATED', entity, after: { rate } })
    }
  }
}

/** The rates of the people whom the lines name, held until the transaction ends. */
async function holdRates({ db }: TableContext, { people }: KnownOfRates): Promise<ReadonlyMap<string, HeldRate[]>> {
  const rows = await db
    .select()
    .from(userRates)
    .where(
      isOneOf(
        userRates.userId,
        [...people.values()].map(({ id }) => id),
      ),
    )
    .orderBy(userRates.id)
    .for('update')
  const shown = await showRates(db, rows)
  return Map.groupBy(
    rows.map((row, at) => ({ row, shown: shown[at]! })),
    ({ row: { userId, orgUnitId, currency } }) => `${userId} ${orgUnitId ?? ''} ${currency}`,
  )
}

/** Looks up the names in the lines. */
async function findKnown({ db, session }: TableContext, lines: readonly TableLine<string>[]): Promise<KnownOfRates> {
  const named = (column: string) => [...new Set(lines.map(({ cells }) => (cells[column] ?? '').toLowerCase()))]
  const emails = [...new Set(lines.map(({ cells }) => lowerAscii(cells['email'] ?? '')))]
  const people = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.accountId, session.account.id),
        isNull(users.removedAt),
        sql`${lowerAsciiOf(users.email)} = any(${sql.param(emails)}::text[])`,
      ),
    )
  const units = await db
    .select({ id: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(
      and(
        eq(orgUnits.accountId, session.account.id),
        inReach(session, orgUnits.id),
        inArray(sql`lower(${orgUnits.name})`, named('orgUnit')),
      ),
    )
  return {
    people: new Map(people.map(({ id, name, email }) => [lowerAscii(email), { id, name }])),
    orgUnits: Map.groupBy(units, ({ name }) => name.toLowerCase()),
    steps: await listSteps(db, session.account.id, { codes: undefined, includeInactive: true }),
  }
}
