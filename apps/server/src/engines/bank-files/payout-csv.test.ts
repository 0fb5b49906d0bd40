import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { BankFileRefused } from './bank-file-refused.ts'
import { type Payout, payoneerLayout, payPalLayout, writePayouts } from './payout-csv.ts'

const kenji: Payout = {
  recipient: 'kenji@example.com',
  name: 'Kenji Sato',
  amount: '421.3',
  currency: 'USD',
  reference: 'P-2026-0092',
  note: 'October, thank you',
}

const codes = (payouts: readonly Payout[], layout = payPalLayout) => {
  try {
    writePayouts(payouts, layout)
    return []
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error
    return error.problems.map(({ code, field = '' }) => `${code} ${field}`.trim())
  }
}

const text = (payouts: readonly Payout[], layout = payPalLayout) =>
  new TextDecoder().decode(writePayouts(payouts, layout))

describe('a file of payouts', () => {
  it('is as PayPal takes it, without headings', () => {
    expect(text([kenji])).toBe('kenji@example.com,421.30,USD,P-2026-0092,"October, thank you"\r\n')
  })

  it('has the headings and the order of its layout', () => {
    const yen = { ...kenji, recipient: '12345678', amount: '1200', currency: 'JPY' }
    expect(text([yen], payoneerLayout)).toBe(
      'Payee ID,Payment ID,Amount,Currency,Description\r\n12345678,P-2026-0092,1200,JPY,"October, thank you"\r\n',
    )
  })

  it('keeps notes from being formulas, and from breaking lines', () => {
    const [row] = parse(text([{ ...kenji, note: '=HYPERLINK("http://x")\n@SUM' }])) as string[][]
    expect(row![4]).toBe(`'=HYPERLINK("http://x") @SUM`)
  })

  it.each([
    [{ recipient: '=cmd' }, 'FORMULA recipient'],
    [{ recipient: '＝cmd' }, 'FORMULA recipient'],
    [{ reference: '-1' }, 'FORMULA reference'],
    [{ recipient: ' ' }, 'FIELD_MISSING recipient'],
    [{ amount: '0.00' }, 'AMOUNT amount'],
    [{ amount: '1.001' }, 'AMOUNT amount'],
    [{ amount: '1.5', currency: 'JPY' }, 'AMOUNT amount'],
    [{ amount: '=1+1' }, 'AMOUNT amount'],
  ])('is refused with %j', (change, code) => expect(codes([{ ...kenji, ...change }])).toEqual([code]))

  it('is refused without payments, with too many, in two currencies, and with a reference twice', () => {
    expect(codes([])).toEqual(['BATCH_EMPTY'])
    expect(codes([kenji, { ...kenji, reference: 'b', currency: 'EUR' }])).toEqual(['CURRENCY'])
    expect(codes([kenji, kenji])).toEqual(['DUPLICATE reference'])
    const many = Array.from({ length: 5001 }, (_, at) => ({ ...kenji, reference: `P-${at}` }))
    expect(codes(many)).toEqual(['BATCH_TOO_LARGE'])
  })
})
