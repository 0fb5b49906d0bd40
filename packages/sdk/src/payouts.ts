import type { PaymentMethod, UserPaymentInput } from './generated/users.ts'

/** A field of a payout method, as the contract spells it. */
export type PayoutField = Exclude<keyof UserPaymentInput, 'paymentMethod' | 'country' | 'bankName'>

/** Currencies in which a file tells a bank to pay: SEPA transfers in euros, other transfers in the rest. */
export const bankCurrencies: readonly string[] = ['EUR', 'CHF', 'GBP', 'USD']

/** Countries whose bank accounts have an IBAN (SWIFT IBAN registry). */
const ibanCountries =
  'AD AE AL AT AX AZ BA BE BG BH BI BL BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GF GI GL GP GR GT HN HR HU IE IL IQ IS IT JO KW KZ LB LC LI LT LU LV LY MC MD ME MF MK MN MQ MR MT MU NC NI NL NO OM PF PK PL PM PS PT QA RE RO RS RU SA SC SD SE SI SK SM SO ST SV TF TL TN TR UA VA VG WF XK YE YT'

/** Countries whose bank accounts have a national code of the bank. */
const codeCountries = 'US CA AU IN ZA'

/** Whether bank accounts of a country have an IBAN. */
export const hasIban = (country: string): boolean => ibanCountries.split(' ').includes(country)

/**
 * The fields of a payout method, in the order of a form, each with whether it is required.
 * @param country country of the bank, ISO 3166; used for bank transfers alone
 */
export function payoutFields(method: PaymentMethod, country: string): { field: PayoutField; isRequired: boolean }[] {
  const required = (...fields: PayoutField[]) => fields.map((field) => ({ field, isRequired: true }))
  const optional = (field: PayoutField) => ({ field, isRequired: false })
  switch (method) {
    case 'PAYPAL':
      return required('paypalAccount')
    case 'PAYONEER':
      return required('payoneerId')
    case 'BRL':
      return required('accountHolder', 'bankCode', 'branchCode', 'accountNumber')
    case 'BANK':
      if (hasIban(country)) return [...required('accountHolder', 'iban'), optional('bic')]
      if (country === 'MX') return [...required('accountHolder', 'accountNumber'), optional('bic')]
      if (codeCountries.split(' ').includes(country))
        return [...required('accountHolder', 'bankCode', 'accountNumber'), optional('bic')]
      return required('accountHolder', 'bic', 'accountNumber')
  }
}
