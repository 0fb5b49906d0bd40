import { rateFields } from '@dragoman/sdk/list-fields'
import type { UserRateComparison, UserRateLine } from '@dragoman/sdk/operations/userRates'
import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, exists, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { personRef, shownPerson, type PersonRow } from '../../identity/people.ts'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { inOrderOf } from '../../kernel/database/one-row.ts'
import { listPage, orderedBy, type Page } from '../../kernel/list-page.ts'
import {
  codeIn,
  numberIn,
  queryCondition,
  textAnywhere,
  textIn,
  type QueryMeaning,
} from '../../kernel/query-condition.ts'
import type { snapshotSeen } from '../../kernel/total-of-page.ts'
import { users } from '../../kernel/tables.ts'
import type { ExportedList } from '../lists/list-export.ts'
import { workflows } from '../workflows/tables.ts'
import { userRateDetails, userRates } from './tables.ts'

type Query = Operations['userRates']['listLines']['params']['query']

const { sourceLocale, targetLocale, workflowId, wordRate, hourlyRate, dailyRate, pagesRate } = userRateDetails

/** The lines of rates that the caller may see and a query asks for: managers see all, others their own. */
function listedLines(db: Database, session: SignedIn, { q, filter }: Pick<Query, 'q' | 'filter'>, now: Date) {
  /** Lines whose rate, person, or organizational unit fulfills a condition. */
  const ofRate = (condition: SQL | undefined): SQL =>
    exists(
      db
        .select({ one: sql`1` })
        .from(userRates)
        .innerJoin(users, eq(users.id, userRates.userId))
        .leftJoin(orgUnits, eq(orgUnits.id, userRates.orgUnitId))
        .where(and(eq(userRates.id, userRateDetails.userRateId), condition)),
    )
  const ofStep = (condition: SQL): SQL =>
    inArray(
      workflowId,
      db
        .select({ id: workflows.id })
        .from(workflows)
        .where(and(eq(workflows.accountId, session.account.id), condition)),
    )
  const person = textAnywhere(users.name, users.email)
  const meaning: QueryMeaning<typeof rateFields> = {
    word: (text) => ofRate(person(text)),
    fields: {
      linguist: (value) => ofRate(textIn(users.name, users.email)(value)),
      source: codeIn(sourceLocale),
      target: codeIn(targetLocale),
      step: (value) => ofStep(codeIn(workflows.code)(value)),
      currency: (value) => ofRate(codeIn(userRates.currency)(value)),
      unit: (value) => ofRate(textIn(orgUnits.name)(value)),
      is: () => ofRate(userRates.isDefault as unknown as SQL),
      word: numberIn(wordRate),
      hour: numberIn(hourlyRate),
      day: numberIn(dailyRate),
      page: numberIn(pagesRate),
    },
  }
  return and(
    eq(userRateDetails.accountId, session.account.id),
    ofRate(and(isNull(users.removedAt), isManager(session) ? undefined : eq(users.id, session.user.id))),
    q?.trim() ? ofRate(person(q.trim())) : undefined,
    queryCondition(filter, rateFields, readingAt(session, now), meaning),
  )
}

const sortable = {
  pair: sourceLocale,
  name: users.name,
  currency: userRates.currency,
  wordRate,
  hourlyRate,
  dailyRate,
  pagesRate,
}

/** The order of an index, where nothing else is asked for. */
const lineOrder = (sort: string | undefined): SQL[] =>
  orderedBy(sort === undefined || sort === 'pair,asc' ? undefined : sort, sortable, [
    userRateDetails.accountId,
    sourceLocale,
    targetLocale,
    workflowId,
    wordRate,
    userRateDetails.id,
  ])

const joined = (db: Database) =>
  db
    .select({
      line: getTableColumns(userRateDetails),
      rate: getTableColumns(userRates),
      person: shownPerson,
      step: workflows.code,
      orgUnitName: orgUnits.name,
    })
    .from(userRateDetails)
    .innerJoin(userRates, eq(userRates.id, userRateDetails.userRateId))
    .innerJoin(users, eq(users.id, userRates.userId))
    .innerJoin(workflows, eq(workflows.id, workflowId))
    .leftJoin(orgUnits, eq(orgUnits.id, userRates.orgUnitId))

interface JoinedLine {
  line: typeof userRateDetails.$inferSelect
  rate: typeof userRates.$inferSelect
  person: PersonRow
  step: string
  orgUnitName: string | null
}

const rateNames = ['wordRate', 'hourlyRate', 'dailyRate', 'pagesRate'] as const

function showLine(session: SignedIn, { line, rate, person, step, orgUnitName }: JoinedLine): UserRateLine {
  const amounts = rateNames.flatMap((name) => (line[name] === null ? [] : [[name, Number(line[name])]]))
  return {
    uuid: line.id,
    userRateUuid: rate.id,
    user: personRef(person, isManager(session)),
    languagePair: `${line.sourceLocale}:${line.targetLocale}`,
    workflowUuid: line.workflowId,
    workflow: step,
    currency: rate.currency,
    isDefault: rate.isDefault,
    ...(rate.orgUnitId && { orgUnitUuid: rate.orgUnitId }),
    ...(orgUnitName !== null && { orgUnitName }),
    ...Object.fromEntries(amounts),
    ...(rate.minimumFee !== null && { minimumFee: Number(rate.minimumFee) }),
  }
}

/** One page of the rates of all people, one line a language pair and step. */
export function listLines(db: Database, session: SignedIn, query: Query, now: Date): Promise<Page<UserRateLine>> {
  return listPage(db, query, {
    from: userRateDetails,
    where: listedLines(db, session, query, now),
    orderBy: lineOrder(query.sort),
    joined: (snapshot: typeof snapshotSeen) =>
      db
        .select({
          line: getTableColumns(userRateDetails),
          rate: getTableColumns(userRates),
          person: shownPerson,
          step: workflows.code,
          orgUnitName: orgUnits.name,
          snapshot,
        })
        .from(userRateDetails)
        .innerJoin(userRates, eq(userRates.id, userRateDetails.userRateId))
        .innerJoin(users, eq(users.id, userRates.userId))
        .innerJoin(workflows, eq(workflows.id, workflowId))
        .leftJoin(orgUnits, eq(orgUnits.id, userRates.orgUnitId))
        .$dynamic(),
    show: (rows) => rows.map((row) => showLine(session, row)),
  })
}

/** Compares the rates of everyone in the account for the pair, step, and currency of each line. */
export async function compareLines(
  db: Database,
  session: SignedIn,
  lineIds: readonly string[],
): Promise<UserRateComparison[]> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    with wanted as (
      select distinct d.source_locale, d.target_locale, d.workflow_id, r.currency
      from user_rate_details d join user_rates r on r.id = d.user_rate_id
      where d.account_id = ${session.account.id} and d.id = any(${sql.param([...lineIds])}::uuid[])
    ), compared as (
      select w.*, count(*) as count, min(d.word_rate) as lowest, max(d.word_rate) as highest,
        percentile_cont(0.5) within group (order by d.word_rate) as median
      from wanted w
      join user_rate_details d on d.account_id = ${session.account.id} and d.source_locale = w.source_locale
        and d.target_locale = w.target_locale and d.workflow_id = w.workflow_id and d.word_rate is not null
      join user_rates r on r.id = d.user_rate_id and r.currency = w.currency
      join users u on u.id = r.user_id and u.removed_at is null
      group by w.source_locale, w.target_locale, w.workflow_id, w.currency
    )
    select d.id, c.count, c.lowest, c.median, c.highest
    from user_rate_details d join user_rates r on r.id = d.user_rate_id
    join compared c on c.source_locale = d.source_locale and c.target_locale = d.target_locale
      and c.workflow_id = d.workflow_id and c.currency = r.currency
    where d.account_id = ${session.account.id} and d.id = any(${sql.param([...lineIds])}::uuid[])
      and d.word_rate is not null`)
  return rows.map((row) => ({
    rateDetailUuid: row['id']!,
    count: Number(row['count']),
    lowest: Number(row['lowest']),
    median: Number(Number(row['median']).toFixed(6)),
    highest: Number(row['highest']),
  }))
}

/** The lines that a list shows on all of its pages, and how many they are. */
export function importableLines(db: Database, session: SignedIn, wanted: Pick<Query, 'q' | 'filter'>, now: Date) {
  const listed = listedLines(db, session, wanted, now)
  return {
    count: () => db.$count(userRateDetails, listed),
    lines: () =>
      joined(db)
        .where(listed)
        .orderBy(...lineOrder(undefined)),
  }
}

/** The list of rates as a file. */
export const rateExport: ExportedList<UserRateLine> = {
  jobType: 'RATE_LIST_EXPORT',
  fileName: 'rates',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: userRateDetails.id })
      .from(userRateDetails)
      .innerJoin(userRates, eq(userRates.id, userRateDetails.userRateId))
      .innerJoin(users, eq(users.id, userRates.userId))
      .where(listedLines(db, session, { ...(q !== undefined && { q }), ...(filter !== undefined && { filter }) }, now))
      .orderBy(...lineOrder(sort))
    return found.map(({ id }) => id)
  },
  async rows(db, session, ids) {
    const rows = await joined(db).where(isOneOf(userRateDetails.id, ids))
    return inOrderOf(
      ids,
      rows.map((row) => ({ id: row.line.id, row })),
    ).map(({ row }) => showLine(session, row))
  },
  fields: {
    name: ({ user }) => user.name,
    email: ({ user }) => user.email,
    source: ({ languagePair }) => languagePair.split(':')[0],
    target: ({ languagePair }) => languagePair.split(':')[1],
    pair: ({ languagePair }) => languagePair,
    step: ({ workflow }) => workflow,
    unit: ({ orgUnitName }) => orgUnitName,
    currency: ({ currency }) => currency,
    wordRate: (line) => line.wordRate,
    hourlyRate: (line) => line.hourlyRate,
    dailyRate: (line) => line.dailyRate,
    pagesRate: (line) => line.pagesRate,
    minimumFee: (line) => line.minimumFee,
    uuid: ({ uuid }) => uuid,
  },
}
