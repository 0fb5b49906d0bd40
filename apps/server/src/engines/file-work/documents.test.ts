import { afterAll, describe, expect, it } from 'vitest'
import { FileRefused } from '../../kernel/file-refused.ts'
import { BankFileRefused } from '../bank-files/bank-file-refused.ts'
import type { StatementLayout } from '../bank-files/csv-statement.ts'
import { writeCii } from '../documents/e-invoice/write-cii.ts'
import { invoice } from '../documents/fixtures/sample-documents.ts'
import { writePdf } from '../documents/write-pdf.ts'
import { makePdf, readStatements, readStatementTable } from './documents.ts'
import { closeFiles } from './server-pool.ts'

afterAll(closeFiles)

const layout: StatementLayout = {
  separator: ',',
  decimals: '.',
  dates: 'YYYY-MM-DD',
  currency: 'EUR',
  columns: { date: 'Date', amount: 'Amount' },
}

const entry =
  '<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt></Ntry>'
const balance = (kind: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-24</Dt></Dt></Bal>`
const camt = (closing: string) =>
  new File(
    [
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>S</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${balance('OPBD', '0.00')}${balance('CLBD', closing)}${entry.repeat(2500)}</Stmt></BkToCstmrStmt></Document>`,
    ],
    'statement.xml',
  )

describe('in a process of its own', () => {
  it('a document is drawn to the same bytes, with its e-invoice in it', async () => {
    const facturX = writeCii(invoice)
    const made = await makePdf(invoice, { facturX })
    expect(Buffer.from(made.bytes).equals((await writePdf(invoice, { facturX })).bytes)).toBe(true)
    expect(made).toMatchObject({ pages: 1, missing: [] })
  })

  it('a document is refused here, before it is sent there', async () => {
    await expect(makePdf({ ...invoice, issueDate: 'today' })).rejects.toThrow(RangeError)
  })

  it('a statement is read with all of its entries', async () => {
    const [statement, ...others] = await readStatements(camt('2500.00'), 'DE89370400440532013000')
    expect(others).toEqual([])
    expect(statement!.entries).toHaveLength(2500)
    expect(await readStatementTable(new File(['Date,Amount\n2026-11-24,5\n'], 'a.csv'), layout)).toHaveLength(1)
  })

  it('a file is refused as it is refused here', async () => {
    await expect(readStatements(camt('2500.01'))).rejects.toThrow(BankFileRefused)
    await expect(readStatements(camt('2500.01'))).rejects.toMatchObject({
      problems: [{ code: 'UNBALANCED', difference: '0.01' }],
    })
    await expect(readStatements(new File(['<Document'], 'x.xml'))).rejects.toThrow(FileRefused)
    await expect(readStatementTable(new File(['a,b\n'], 'a.csv'), layout)).rejects.toMatchObject({
      problems: [{ code: 'COLUMN_MISSING' }],
    })
  })
})
