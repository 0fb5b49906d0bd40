import type { FindingsSheet, SheetFinding } from '../../../engines/documents/quality-sheet.ts'
import { makePdf } from '../../../engines/file-work/documents.ts'
import { timezoneOf } from '../../../identity/reading-at.ts'
import { accountBrand } from '../../../kernel/account-brand.ts'
import { dayIn } from '../../../kernel/days.ts'
import { invalid } from '../../../kernel/refusals.ts'
import type { PdfContext } from '../../lists/list-export.ts'

/** Findings in one PDF file: some hundred pages. */
const most = 2000

/** 400 for more findings than anyone reads on paper. */
export function requirePrintable(count: number): void {
  if (count <= most) return
  const message = `A PDF file holds up to ${most} findings, and these are ${count}. Choose a shorter period, or export as CSV, XLSX, or JSON.`
  throw invalid('path.fileType', message)
}

/** Findings as a PDF file, in the language of its reader; 400 where its fonts lack letters of their texts. */
export async function findingsPdf(
  { db, session, now, objects }: PdfContext,
  period: FindingsSheet['period'],
  rows: readonly SheetFinding[],
): Promise<Uint8Array> {
  const { account, user } = session
  const brand = await accountBrand(db, objects, account.id)
  const { bytes, missing } = await makePdf({
    kind: 'QUALITY_FINDINGS',
    number: 'findings',
    issueDate: dayIn(timezoneOf(session), now),
    language: user.language,
    ...(brand && { logo: { bytes: brand.logo } }),
    from: account.name,
    period,
    rows,
  })
  requireLetters(missing)
  return bytes
}

/** Some other characters may be missing, such as pictures in a comment; texts without their letters say nothing. */
function requireLetters(missing: readonly string[]): void {
  const letters = missing.filter((character) => /\p{L}/u.test(character)).slice(0, 10)
  if (letters.length === 0) return
  const message = `PDF files have no fonts for some letters of these findings (${letters.join(' ')}). Export as CSV, XLSX, or JSON.`
  throw invalid('path.fileType', message)
}
