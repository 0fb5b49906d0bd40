import type { QualityGroup, QualityGrouping, QualitySummary } from '@dragoman/sdk/operations/qualityReports'
import type { SignedIn } from '../../../identity/sessions.ts'
import { only } from '../../../kernel/database/one-row.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { profilesOfAccounts } from '../profiles/find-profiles.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { qualityMonths } from '../tables.ts'
import { figuresOf, noSums, sumColumns } from './figures.ts'
import { periodFields, type Period, type SumsQuery } from './period.ts'
import { keyOf, namesOf, sumsBySubject } from './subjects.ts'

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

/** The period, the filters, and the subjects of a summary. */
type SummaryQuery = SumsQuery & { by: QualityGrouping }

/** The rows of a summary without their names, which change with the people and clients that they are of. */
type BareGroup = Pick<QualityGroup, 'id' | 'before'> & ReturnType<typeof figuresOf>

/** A summary whose rows have no names yet. */
export type BareSummary = Omit<QualitySummary, 'rows'> & { rows: BareGroup[] }

const most = 1000

/** The figures of a period as a whole and of each subject. */
export async function sumUp(context: Context, query: SummaryQuery): Promise<BareSummary> {
  const { db, session } = context
  const { by } = query
  const { period, before, present, earlier, during } = await sumsBySubject(context, query, { by, most })
  const { rules } = (await profilesOfAccounts(db, [session.account.id]))(session.account.id)
  const of = scoreRules(rules)
  const whole = async (asked: Period) =>
    figuresOf(only(await db.select(sumColumns).from(qualityMonths).where(during(asked))), of)
  const all = db
    .selectDistinct({ key: keyOf[by].as('key') })
    .from(qualityMonths)
    .where(during(period))
  const subjects = present.length < most ? present.length : await db.$count(all.as('subjects'))
  return {
    by,
    ...periodFields(period, before),
    passMark: rules.passMark,
    figures: await whole(period),
    before: await whole(before),
    rows: present.map(({ key, ...sums }) => ({
      id: key,
      ...figuresOf(sums, of),
      before: figuresOf(earlier.get(key) ?? noSums, of),
    })),
    omitted: subjects - present.length,
  }
}

/** The rows with the names that their subjects have now. */
export async function withNames(
  context: Pick<Context, 'db' | 'session'>,
  by: QualityGrouping,
  rows: readonly BareGroup[],
): Promise<QualityGroup[]> {
  const named = await namesOf(
    context,
    by,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, ...named(row.id) }))
}

export async function showSummary(context: Context, query: SummaryQuery): Promise<QualitySummary> {
  const summary = await sumUp(context, query)
  return { ...summary, rows: await withNames(context, summary.by, summary.rows) }
}
