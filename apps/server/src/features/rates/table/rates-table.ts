import type { Operations } from '../../../generated/handlers.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { requireImportable, tableDownload } from '../../table-imports/table-file.ts'
import { importableLines } from '../rate-lines.ts'
import { rateTable } from './read-rate-line.ts'

/** The rates that a list shows, or none, as the table that the import takes. */
export async function ratesTable(
  db: Database,
  session: SignedIn,
  { format, template = false, ...wanted }: Operations['userRates']['exportTable']['params']['query'],
  now: Date,
): Promise<Response> {
  if (template) return tableDownload(rateTable, [], { format, name: 'rates-template' })
  const { count, lines } = importableLines(db, session, wanted, now)
  requireImportable(await count(), rateTable)
  const rows = (await lines()).map(({ line, rate, person, step, orgUnitName }) => ({
    email: person.email,
    name: person.name,
    orgUnit: orgUnitName,
    currency: rate.currency,
    source: line.sourceLocale,
    target: line.targetLocale,
    step,
    wordRate: amount(line.wordRate),
    hourlyRate: amount(line.hourlyRate),
    dailyRate: amount(line.dailyRate),
    pagesRate: amount(line.pagesRate),
    minimumFee: amount(rate.minimumFee),
  }))
  return tableDownload(rateTable, rows, { format, name: `rates-${now.toISOString().slice(0, 10)}` })
}

const amount = (value: string | null) => (value === null ? null : Number(value))
