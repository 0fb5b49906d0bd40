import { describe, expect, it } from 'vitest'
import { FileRefused } from '../../kernel/file-refused.ts'
import { BankFileRefused } from './bank-file-refused.ts'
import { readCamt053 } from './camt053.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const iban = 'DE89370400440532013000'

const balance = (kind: string, amount: string, date: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`

/** A file as banks write it, with some entries in it. */
const file = (
  entries: string,
  { version = '08', opening = '1000.00', closing = '1000.00', account = iban, stmt = 1 } = {},
) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>${`<Stmt><Id>S-230</Id><ElctrncSeqNb>230</ElctrncSeqNb><FrToDt><FrDtTm>2026-11-24T00:00:00</FrDtTm><ToDtTm>2026-11-24T23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Northwind</Nm></Ownr></Acct>${balance('OPBD', opening, '2026-11-24')}${balance('CLBD', closing, '2026-11-24')}${entries}</Stmt>`.repeat(stmt)}</BkToCstmrStmt></Document>`

const entry = (amount: string, side: string, inner = '', status = '<Sts><Cd>BOOK</Cd></Sts>', before = '') =>
  `<Ntry><NtryRef>7</NtryRef><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${before}${status}<BookgDt><Dt>2026-11-24</Dt></BookgDt><ValDt><Dt>2026-11-25</Dt></ValDt><AcctSvcrRef>B-${amount}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>${inner}</Ntry>`

const read = (text: string, wanted?: string) =>
  readCamt053(bytes(text), { fileName: 'statement.xml', ...(wanted && { iban: wanted }) })

function refusal(text: string, wanted?: string) {
  try {
    read(text, wanted)
    return undefined
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error
    return error.problems[0]
  }
}

const batch = `<NtryDtls><Btch><MsgId>RUN-31</MsgId><PmtInfId>RUN-31.1</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>
<TxDtls><Refs><EndToEndId>P-1</EndToEndId><InstrId>RUN-31.1.1</InstrId></Refs><Amt Ccy="EUR">60.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RltdPties><Cdtr><Pty><Nm>Lucía &amp; Co</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>ES9121000418450200051332</IBAN></Id></CdtrAcct></RltdPties><RmtInf><Ustrd>F-17</Ustrd><Ustrd>October</Ustrd></RmtInf></TxDtls>
<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">40.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls></NtryDtls>`

describe('a camt.053 statement', () => {
  it('tells the account, the period, the balances, and a batch with its payments', () => {
    const [statement] = read(file(entry('100.00', 'DBIT', batch), { closing: '900.00' }), 'DE89 3704 0044 0532 0130 00')
    expect(statement).toEqual({
      id: 'S-230',
      sequence: '230',
      account: { iban, currency: 'EUR', owner: 'Northwind' },
      period: { from: '2026-11-24', to: '2026-11-24' },
      opening: { amount: '1000.00', currency: 'EUR', date: '2026-11-24' },
      closing: { amount: '900.00', currency: 'EUR', date: '2026-11-24' },
      entries: [
        {
          bankReference: 'B-100.00',
          amount: '-100.00',
          currency: 'EUR',
          bookingDate: '2026-11-24',
          valueDate: '2026-11-25',
          isBooked: true,
          isReversal: false,
          code: 'PMNT-ICDT-ESCT',
          batch: { messageId: 'RUN-31', paymentInfoId: 'RUN-31.1', count: '2' },
          payments: [
            {
              endToEndId: 'P-1',
              instructionId: 'RUN-31.1.1',
              amount: '-60.00',
              name: 'Lucía & Co',
              iban: 'ES9121000418450200051332',
              remittance: 'F-17 October',
            },
            { amount: '-40.00' },
          ],
        },
      ],
    })
  })

  it('of version 02 has its state, its parties, and its charges elsewhere', () => {
    const details = `<Chrgs><Amt Ccy="EUR">1.50</Amt></Chrgs><NtryDtls><TxDtls><Refs><EndToEndId>INV-1</EndToEndId></Refs><AmtDtls><InstdAmt><Amt Ccy="USD">100.00</Amt><CcyXchg><SrcCcy>USD</SrcCcy><XchgRate>1.085</XchgRate></CcyXchg></InstdAmt></AmtDtls><RltdPties><Dbtr><Nm>Client</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`
    const text = file(entry('92.17', 'CRDT', details, '<Sts>BOOK</Sts>'), { version: '02', closing: '1092.17' })
    expect(read(text)[0]!.entries[0]).toMatchObject({
      amount: '92.17',
      charges: '1.50',
      isBooked: true,
      payments: [
        {
          endToEndId: 'INV-1',
          amount: '92.17',
          instructed: { amount: '100.00', currency: 'USD', rate: '1.085' },
          name: 'Client',
          creditorReference: 'RF18539007547034',
        },
      ],
    })
  })

  it('shows a reversal, and the reason why a payment came back', () => {
    const back = `<NtryDtls><TxDtls><Refs><EndToEndId>P-9</EndToEndId></Refs><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls>`
    const text = file(entry('25.00', 'CRDT', back, undefined, '<RvslInd>true</RvslInd>'), { closing: '1025.00' })
    expect(read(text)[0]!.entries[0]).toMatchObject({
      isReversal: true,
      amount: '25.00',
      payments: [{ endToEndId: 'P-9', amount: '25.00', returnReason: 'AC04' }],
    })
  })

  it('adds up charges in records, and leaves pending entries out of the balance', () => {
    const charges = `<Chrgs><Rcrd><Amt Ccy="EUR">0.30</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd><Rcrd><Amt Ccy="EUR">0.10</Amt><CdtDbtInd>CRDT</CdtDbtInd></Rcrd></Chrgs>`
    const pending = entry('500.00', 'CRDT', '', '<Sts><Cd>PDNG</Cd></Sts>')
    const { entries } = read(file(entry('10.00', 'DBIT', charges) + pending, { closing: '990.00' }))[0]!
    expect(entries.map(({ charges: paid, isBooked }) => [paid, isBooked])).toEqual([
      ['0.20', true],
      [undefined, false],
    ])
  })

  it('is read in all of its versions, and beside others in a file', () => {
    for (const version of ['02', '03', '04', '05', '06', '07', '08', '13'])
      expect(read(file('', { version, stmt: 2 }))).toHaveLength(2)
  })

  it.each([
    ['NOT_CAMT053', file('').replaceAll('camt.053', 'camt.052'), /a camt\.052 message, a report within the day/],
    ['NOT_CAMT053', '<html><body>Sign in</body></html>', /no camt\.053 file/],
    ['NOT_CAMT053', file('', { stmt: 0 }), /no statement/],
    ['UNBALANCED', file(entry('100.00', 'DBIT'), { closing: '900.01' }), /0\.01 is missing/],
    ['UNBALANCED', file('', { closing: '999.00' }), /-1\.00 is missing/],
    ['BALANCE_MISSING', file('').replace('OPBD', 'ITAV'), /opening balance/],
    ['BALANCE_MISSING', file('').replace('CLBD', 'CLAV'), /closing balance/],
    ['AMOUNT', file(entry('1.005', 'DBIT')), /more decimals than EUR/],
    ['AMOUNT', file(entry('-5', 'DBIT')), /isn't an amount/],
    ['AMOUNT', file(entry('5.00', 'LEFT')), /no side/],
    ['DATE', file(entry('5.00', 'DBIT').replace('2026-11-24', '2026-02-30'), { closing: '995.00' }), /isn't a date/],
    ['CURRENCY', file(entry('5.00', 'CRDT').replace('Ccy="EUR"', 'Ccy="USD"')), /amounts in USD/],
  ])('is refused as %s', (code, text, message) => {
    const problem = refusal(text)
    expect(problem?.code).toBe(code)
    expect(problem?.message).toMatch(message)
  })

  it('tells how much is missing, and whose account it is', () => {
    expect(refusal(file(entry('100.00', 'CRDT'), { closing: '1099.35' }))?.difference).toBe('-0.65')
    expect(refusal(file(''), 'DE02120300000000202051')).toMatchObject({
      code: 'OTHER_ACCOUNT',
      message: `This is a statement of the account ${iban}. Upload one of DE02120300000000202051.`,
    })
  })

  it('loads nothing from elsewhere, and is refused where it is damaged', () => {
    const entity = file('').replace('<Document', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document')
    expect(() => read(entity.replace('S-230', '&x;'))).toThrow(FileRefused)
    expect(() => read(file('').slice(0, -30))).toThrow(FileRefused)
  })

  it('of many entries is read in one pass', () => {
    const { entries } = read(file(entry('0.01', 'CRDT', batch).repeat(20_000), { closing: '1200.00' }))[0]!
    expect(entries).toHaveLength(20_000)
  })
})
