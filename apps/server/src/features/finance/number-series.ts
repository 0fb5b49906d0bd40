import type { FinanceSettingsUpdate } from '@dragoman/sdk/operations/finance'
import { isNumberPattern } from '@dragoman/sdk/numbering'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid } from '../../kernel/refusals.ts'
import { type DocumentKind, numberSeries } from './tables.ts'

/** How documents are numbered where an account has decided nothing. */
export const defaultPatterns: Readonly<Record<DocumentKind, string>> = {
  INVOICE: 'INV-{YYYY}-{NNNN}',
  CREDIT_NOTE: 'CN-{YYYY}-{NNNN}',
  PAYABLE: 'PAY-{YYYY}-{NNNN}',
  SELF_BILL: 'SB-{YYYY}-{NNNN}',
  PAYMENT: 'PMT-{YYYY}-{NNNN}',
}

type SeriesInput = NonNullable<FinanceSettingsUpdate['series']>[number]

/** Kinds of documents whose numbers stand in the same list, where each is there once. */
const numberedTogether = [
  ['PAYABLE', 'SELF_BILL'],
  ['INVOICE', 'CREDIT_NOTE'],
] as const satisfies readonly (readonly DocumentKind[])[]

/** With more or fewer zeros in front a number is another text, until it has so many digits. */
const plainPattern = (pattern: string) => pattern.replace(/\{N+\}/, '{N}')

/** Refuses patterns that would give two documents of a list the same number; 400 at the later one of both. */
async function requireOwnNumbers(db: Database, accountId: string, wanted: readonly SeriesInput[]): Promise<void> {
  const rows = await db.select().from(numberSeries).where(eq(numberSeries.accountId, accountId))
  const patternOf = (kind: DocumentKind) =>
    wanted.findLast((each) => each.kind === kind)?.pattern ??
    rows.find((each) => each.kind === kind)?.pattern ??
    defaultPatterns[kind]
  for (const kinds of numberedTogether) {
    const at = wanted.findLastIndex(({ kind }) => kinds.some((one) => one === kind))
    const other = kinds.find((kind) => kind !== wanted[at]?.kind)
    if (at === -1 || other === undefined) continue
    const { kind, pattern } = wanted[at]!
    if (plainPattern(patternOf(kind)) !== plainPattern(patternOf(other))) continue
    throw invalid(
      `body.series[${at}].pattern`,
      `${pattern} would give ${kind} the same numbers as ${other}. Use another text before or after the number.`,
    )
  }
}

/** Changes how documents are numbered; 400 at the field that is wrong. */
export async function writeAllSeries(db: Database, accountId: string, wanted: readonly SeriesInput[]): Promise<void> {
  if (wanted.length === 0) return
  await requireOwnNumbers(db, accountId, wanted)
  for (const [at, each] of wanted.entries()) await writeSeries(db, accountId, each, `body.series[${at}]`)
}

async function writeSeries(
  db: Database,
  accountId: string,
  { kind, pattern, next }: SeriesInput,
  field: string,
): Promise<void> {
  if (!isNumberPattern(pattern))
    throw invalid(
      `${field}.pattern`,
      'Use one number, such as {NNNN}, and no other braces than {YYYY}, {YY}, and {MM}.',
    )
  const [present] = await db
    .select()
    .from(numberSeries)
    .where(and(eq(numberSeries.accountId, accountId), eq(numberSeries.kind, kind)))
  if (next !== undefined && present && next < present.next)
    throw invalid(`${field}.next`, `Numbers below ${present.next} may have been used. Enter ${present.next} or more.`)
  const set = { pattern, ...(next !== undefined && { next }) }
  await db
    .insert(numberSeries)
    .values({ accountId, kind, ...set })
    .onConflictDoUpdate({ target: [numberSeries.accountId, numberSeries.kind], set })
}
