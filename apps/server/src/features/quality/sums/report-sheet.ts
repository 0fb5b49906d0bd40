import type { QualityOfCategory } from '@dragoman/sdk/operations/qualityReports'
import type { QualitySheet, SheetCategory } from '../../../engines/documents/quality-sheet.ts'
import type { Context } from '../../../identity/context.ts'
import { timezoneOf } from '../../../identity/reading-at.ts'
import { accountBrand } from '../../../kernel/account-brand.ts'
import { dayIn } from '../../../kernel/days.ts'
import { categoriesOf } from '../categories/categories.ts'
import { comparedWith, periodOf, type SumsQuery } from './period.ts'
import { showReport } from './reports.ts'

const optional = (value: number | undefined) => (value === undefined ? undefined : String(value))

/** A report for a PDF file, in the language of its reader. */
export async function reportSheet(
  context: Pick<Context, 'db' | 'session' | 'now' | 'objects'>,
  id: string,
  query: SumsQuery,
): Promise<QualitySheet> {
  const { db, session, now, objects } = context
  const report = await showReport(context, id, query)
  const { account, user } = session
  const brand = await accountBrand(db, objects, account.id)
  const names = new Map((await categoriesOf(db, account.id)).map(({ code, name }) => [code, name]))
  const before = comparedWith(periodOf(query, now), query)
  const [score, band, perThousand] = [report.score, report.band, report.perThousand].map(optional)
  const scoreBefore = optional(report.before.score)
  return {
    kind: 'QUALITY_REPORT',
    number: report.vendor.name,
    issueDate: dayIn(timezoneOf(session), now),
    language: user.language,
    ...(brand && { logo: { bytes: brand.logo } }),
    from: account.name,
    source: report.sourceLanguage,
    target: report.targetLanguage,
    step: report.workflow,
    period: { from: report.startDate, to: report.endDate },
    reviews: report.reviews,
    reviewedWords: report.reviewedWords,
    passMark: String(report.passMark),
    ...(score !== undefined && { score }),
    ...(band !== undefined && { band }),
    ...(perThousand !== undefined && { perThousand }),
    before: {
      period: { from: before.startDate, to: before.endDate },
      ...(scoreBefore !== undefined && { score: scoreBefore }),
    },
    categories: report.categoryTotals.map((own) => sheetCategory(own, names.get(own.category) ?? own.category)),
  }
}

function sheetCategory(
  { category, severities = [], points, perThousand }: QualityOfCategory,
  name: string,
): SheetCategory {
  const findings = (wanted: string) => severities.find(({ severity }) => severity === wanted)?.findings ?? 0
  return {
    code: category,
    name,
    severities: { MINOR: findings('MINOR'), MAJOR: findings('MAJOR'), CRITICAL: findings('CRITICAL') },
    points: String(points),
    ...(perThousand !== undefined && { perThousand: String(perThousand) }),
  }
}
