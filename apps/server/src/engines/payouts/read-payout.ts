import { payoutFields, type PayoutField } from '@dragoman/sdk/payouts'
import type { PaymentMethod, UserPaymentInput } from '@dragoman/sdk/operations/users'
import { isValidBIC, isValidIBAN } from 'ibantools'

/** A payout method that was read: its method, and its fields in the form in which they are kept. */
export interface Payout {
  paymentMethod: PaymentMethod
  country?: string
  bankName?: string
  fields: Partial<Record<PayoutField, string>>
}

/** The problem of a field, and the expected format. */
export interface PayoutProblem {
  field: PayoutField | 'country'
  message: string
}

interface Rule {
  holds: (value: string) => boolean
  message: string
}

const digits = (from: number, to = from) => new RegExp(`^\\d{${from},${to}}$`)
const matching = (pattern: RegExp, message: string): Rule => ({ holds: (value) => pattern.test(value), message })

/** Sum of digits, each times its weight. */
const weighted = (value: string, weights: readonly number[]) =>
  [...value].reduce((sum, digit, at) => sum + Number(digit) * weights[at % weights.length]!, 0)

const isRoutingNumber = (value: string) => digits(9).test(value) && weighted(value, [3, 7, 1]) % 10 === 0

/** A Mexican CLABE: its last digit is a checksum of the others. */
function isClabe(value: string): boolean {
  if (!digits(18).test(value)) return false
  const sum = [...value]
    .slice(0, 17)
    .reduce((total, digit, at) => total + ((Number(digit) * [3, 7, 1][at % 3]!) % 10), 0)
  return (10 - (sum % 10)) % 10 === Number(value[17])
}

/** Bank code and account number, where they have a national form. */
const national: Readonly<Record<string, { bankCode?: Rule; accountNumber: Rule }>> = {
  US: {
    bankCode: { holds: isRoutingNumber, message: 'Enter a routing number of 9 digits, such as 021000021.' },
    accountNumber: matching(digits(4, 17), 'Enter an account number of 4 to 17 digits.'),
  },
  CA: {
    bankCode: matching(digits(8), 'Enter the institution and transit number as 8 digits, such as 00312345.'),
    accountNumber: matching(digits(7, 12), 'Enter an account number of 7 to 12 digits.'),
  },
  AU: {
    bankCode: matching(digits(6), 'Enter a BSB of 6 digits, such as 062000.'),
    accountNumber: matching(digits(5, 10), 'Enter an account number of 5 to 10 digits.'),
  },
  IN: {
    bankCode: matching(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Enter an IFSC, such as SBIN0005943.'),
    accountNumber: matching(digits(9, 18), 'Enter an account number of 9 to 18 digits.'),
  },
  ZA: {
    bankCode: matching(digits(6), 'Enter a branch code of 6 digits, such as 250655.'),
    accountNumber: matching(digits(7, 11), 'Enter an account number of 7 to 11 digits.'),
  },
  MX: {
    accountNumber: { holds: isClabe, message: 'Enter a CLABE of 18 digits with the right check digit.' },
  },
}

const brazilian: Partial<Record<PayoutField, Rule>> = {
  bankCode: matching(digits(3), 'Enter a bank code of 3 digits, such as 001.'),
  branchCode: matching(/^\d{4}[\dX]?$/, 'Enter a branch of 4 digits, with its check digit if it has one.'),
  accountNumber: matching(/^\d{1,13}[\dX]$/, 'Enter an account number of up to 14 digits, with its check digit.'),
}

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

const general: Record<PayoutField, Rule> = {
  accountHolder: { holds: () => true, message: '' },
  iban: { holds: (value) => isValidIBAN(value), message: 'Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.' },
  bic: { holds: (value) => isValidBIC(value), message: 'Enter a BIC of 8 or 11 characters, such as COBADEFFXXX.' },
  bankCode: matching(/^[A-Z0-9]{3,15}$/, 'Enter 3 to 15 letters and digits.'),
  branchCode: matching(/^[A-Z0-9]{1,10}$/, 'Enter up to 10 letters and digits.'),
  accountNumber: matching(/^[A-Z0-9]{4,34}$/, 'Enter an account number of 4 to 34 letters and digits.'),
  payoneerId: {
    holds: (value) => digits(4, 20).test(value) || isEmail(value),
    message: 'Enter a Payoneer ID of 4 to 20 digits, or an email address.',
  },
  paypalAccount: { holds: isEmail, message: 'Enter the email address of a PayPal account, such as name@example.com.' },
}

/** Words and addresses stay as they are typed; numbers have neither spaces nor separators. */
const normalized = (field: PayoutField, value: string): string =>
  field === 'accountHolder'
    ? value.trim()
    : field === 'payoneerId' || field === 'paypalAccount'
      ? value.trim().toLowerCase()
      : value.replace(/[\s.\-/]/g, '').toUpperCase()

/** Reads a payout method; fields that its method and country do not have are problems, and so are wrong checksums. */
export function readPayout(input: UserPaymentInput): { payout: Payout } | { problems: PayoutProblem[] } {
  const { paymentMethod, bankName } = input
  const country = paymentMethod === 'BRL' ? 'BR' : paymentMethod === 'BANK' ? (input.country ?? '') : ''
  if (paymentMethod === 'BANK' && country === '')
    return { problems: [{ field: 'country', message: 'Select the country of the bank.' }] }
  const wanted = payoutFields(paymentMethod, country)
  const problems: PayoutProblem[] = []
  const fields: Payout['fields'] = {}
  for (const { field, isRequired } of wanted) {
    const value = normalized(field, input[field] ?? '')
    if (value !== '') fields[field] = value
    const rules: Partial<Record<string, Rule>> =
      paymentMethod === 'BRL' ? brazilian : paymentMethod === 'BANK' ? (national[country] ?? {}) : {}
    const rule = rules[field] ?? general[field]
    if (value === '' && isRequired) problems.push({ field, message: missing[field] })
    else if (value !== '' && !rule.holds(value)) problems.push({ field, message: rule.message })
  }
  const { iban, bic } = fields
  if (problems.length === 0 && iban && !isOf(country, iban.slice(0, 2)))
    problems.push({ field: 'iban', message: `Enter an IBAN of the selected country; it starts with ${country}.` })
  if (problems.length === 0 && bic && iban && !isOf(country, bic.slice(4, 6)))
    problems.push({ field: 'bic', message: `Enter the BIC of a bank in the selected country, ${country}.` })
  const known = new Set(wanted.map(({ field }) => field))
  for (const field of Object.keys(general) as PayoutField[]) {
    if (!known.has(field) && input[field]?.trim())
      problems.push({ field, message: `Leave this field empty: it doesn't belong to this payout method.` })
  }
  if (problems.length > 0) return { problems }
  return {
    payout: {
      paymentMethod,
      ...(country && { country }),
      ...(country && bankName?.trim() && { bankName: bankName.trim() }),
      fields,
    },
  }
}

/** Whether a code is that of a country, or of one that shares its banks. */
const isOf = (country: string, code: string): boolean =>
  country === code ||
  [
    ['FR', 'MC', 'GF', 'GP', 'MQ', 'RE', 'PF', 'NC', 'YT', 'PM', 'WF', 'BL', 'MF', 'TF'],
    ['GB', 'GG', 'IM', 'JE'],
    ['FI', 'AX'],
    ['CH', 'LI'],
    ['IT', 'VA', 'SM'],
  ].some((group) => group.includes(country) && group.includes(code))

const missing: Record<PayoutField, string> = {
  accountHolder: 'Enter the name of the account holder.',
  iban: 'Enter an IBAN, such as DE89 3704 0044 0532 0130 00.',
  bic: 'Enter the BIC of the bank, such as COBADEFFXXX.',
  bankCode: 'Enter the code of the bank.',
  branchCode: 'Enter the branch.',
  accountNumber: 'Enter an account number.',
  payoneerId: 'Enter a Payoneer ID or an email address.',
  paypalAccount: 'Enter the email address of a PayPal account, such as name@example.com.',
}
