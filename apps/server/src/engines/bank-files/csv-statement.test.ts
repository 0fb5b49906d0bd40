import { describe, expect, it } from 'vitest'
import { BankFileRefused } from './bank-file-refused.ts'
import { readCsvStatement, type StatementLayout } from './csv-statement.ts'

const german: StatementLayout = {
  separator: ';',
  decimals: ',',
  dates: 'DD.MM.YYYY',
  currency: 'EUR',
  columns: {
    date: 'Buchungstag',
    valueDate: 'Wertstellung',
    amount: 'Betrag',
    currency: 'Währung',
    balance: 'Saldo',
    name: 'Name',
    iban: 'IBAN',
    text: 'Verwendungszweck',
    endToEndId: 'Kundenreferenz',
  },
}

const head = 'Buchungstag;Wertstellung;Name;IBAN;Verwendungszweck;Kundenreferenz;Betrag;Währung;Saldo\r\n'
const rows =
  '24.11.2026;25.11.2026;"Lucía ""L"" Fernández";ES91 2100 0418 4502 0005 1332;F-17;P-1;-1.060,00;EUR;8.940,00\r\n' +
  '23.11.2026;23.11.2026;Client;;INV-1;;+10.000,00;EUR;10.000,00\r\n'

const read = (text: string, layout = german) => readCsvStatement(new TextEncoder().encode(text), layout)

function refusal(text: string, layout = german) {
  try {
    read(text, layout)
    return undefined
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error
    return error.problems[0]
  }
}

describe('a statement in CSV', () => {
  it('is read by its headings, whatever stands above and below', () => {
    const text = `\uFEFFKonto;DE89370400440532013000\r\nZeitraum;"alle"\r\n\r\n${head}${rows};;;;Endsaldo;;;;8.940,00\r\n`
    expect(read(text)).toEqual([
      {
        amount: '-1060.00',
        currency: 'EUR',
        bookingDate: '2026-11-24',
        valueDate: '2026-11-25',
        isBooked: true,
        isReversal: false,
        payments: [
          {
            amount: '-1060.00',
            endToEndId: 'P-1',
            name: 'Lucía "L" Fernández',
            iban: 'ES9121000418450200051332',
            remittance: 'F-17',
          },
        ],
      },
      {
        amount: '10000.00',
        currency: 'EUR',
        bookingDate: '2026-11-23',
        valueDate: '2026-11-23',
        isBooked: true,
        isReversal: false,
        payments: [{ amount: '10000.00', name: 'Client', remittance: 'INV-1' }],
      },
    ])
  })

  it('may have columns of debits and credits, in the encoding of Windows', () => {
    const layout: StatementLayout = {
      separator: ',',
      decimals: '.',
      dates: 'MM/DD/YYYY',
      currency: 'USD',
      columns: { date: 'Date', debit: 'Débit', credit: 'Credit', text: 'Memo' },
    }
    const text = 'Date,Débit,Credit,Memo\n11/24/2026,"1,060.00",0.00,=cmd\n11/25/2026,,12,b\n11/25/2026,-5,,c\n'
    const windows = Uint8Array.from(text, (character) => character.charCodeAt(0))
    expect(readCsvStatement(windows, layout).map(({ amount }) => amount)).toEqual(['-1060.00', '12.00', '-5.00'])
  })

  it.each([
    ['(12.50)', '-12.50'],
    ['12.50-', '-12.50'],
    ["1'204.50", '1204.50'],
    ['1,204,204.5', '1204204.50'],
    ['−3', '-3.00'],
  ])('takes %s for %s', (amount, expected) => {
    const layout: StatementLayout = {
      separator: '\t',
      decimals: '.',
      dates: 'YYYY-MM-DD',
      currency: 'EUR',
      columns: { date: 'd', amount: 'a' },
    }
    expect(read(`d\ta\n2026-11-24\t${amount}\n`, layout)[0]!.amount).toBe(expected)
  })

  it.each([
    ['COLUMN_MISSING', head.replace('Betrag', 'Summe') + rows, undefined, 'Betrag'],
    ['DATE', head + rows.replace('24.11.2026', '2026-11-24'), 2, 'DD.MM.YYYY'],
    ['DATE', head + rows.replace('24.11.2026', '31.02.2026'), 2, 'DD.MM.YYYY'],
    ['AMOUNT', head + rows.replace('-1.060,00', '-1060.00'), 2, 'before its decimals'],
    ['AMOUNT', head + rows.replace('-1.060,00', '-1.060,005'), 2, 'more decimals than EUR'],
    ['AMOUNT', head + rows.replace('-1.060,00', ''), 2, 'no amount'],
    ['CURRENCY', head + rows.replace(';EUR;8', ';Euro;8'), 2, "isn't a currency"],
    ['UNBALANCED', `${head}${rows}22.11.2026;;;;;;1,00;EUR;0,01\r\n`, 3, '-0.01 is missing'],
  ])('is refused as %s', (code, text, line, message) => {
    const problem = refusal(text)
    expect(problem?.code).toBe(code)
    expect(problem?.line).toBe(line)
    expect(problem?.message).toContain(message)
  })

  it('is refused where its quotes are broken, with the line', () => {
    expect(refusal(`${head}24.11.2026;"a"b;c\n`)).toMatchObject({ code: 'NOT_CSV', line: 2 })
  })
})
