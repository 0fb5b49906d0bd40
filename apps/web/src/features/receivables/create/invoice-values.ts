import type { InvoiceInput } from '@dragoman/sdk/operations/receivables'

/** A line that is typed beside the costs of the projects; what isn't typed yet is not a number. */
export interface TypedLine {
  key: number
  description: string
  quantity: number
  unitPrice: number
}

/** Tax codes of an invoice: at most one of VAT, and what the client withholds. */
export interface ChosenTaxes {
  vat: string | undefined
  withheld: readonly string[]
}

/** The form of a new invoice. Undefined, or null for a day, stands for what the server suggests. */
export interface InvoiceValues {
  purchaseOrder: string | undefined
  day: number | null
  due: number | null
  taxes: ChosenTaxes | undefined
  taxOverride: string
  bankAccount: string | undefined
  isInInstallments: boolean
  installments: number
  interval: number
  isEqual: boolean
  first: number
  isFirstOnly: boolean
  lines: readonly TypedLine[]
}

export const emptyInvoice: InvoiceValues = {
  purchaseOrder: undefined,
  day: null,
  due: null,
  taxes: undefined,
  taxOverride: '',
  bankAccount: undefined,
  isInInstallments: false,
  installments: 2,
  interval: 30,
  isEqual: true,
  first: Number.NaN,
  isFirstOnly: false,
  lines: [],
}

/** A typed line that says enough to be on the invoice. */
export const isWhole = ({ description, quantity, unitPrice }: TypedLine): boolean =>
  description.trim() !== '' && !Number.isNaN(quantity) && !Number.isNaN(unitPrice)

/** The request for an invoice; fields that aren't touched are left out. */
export function inputOf(
  values: InvoiceValues,
  { unit, projects }: { unit: string; projects: readonly string[] },
): InvoiceInput {
  const { purchaseOrder, day, due, taxes, taxOverride, bankAccount, lines } = values
  const whole = lines.filter(isWhole)
  return {
    organizationalUnit: { uuid: unit },
    projects: projects.map((uuid) => ({ uuid })),
    ...(purchaseOrder !== undefined && { purchaseOrder: purchaseOrder.trim() }),
    ...(day !== null && { creationDate: day }),
    ...(due !== null && { dueDate: due }),
    ...(taxes && {
      taxes: [taxes.vat, ...taxes.withheld].flatMap((id) => (id === undefined ? [] : { id, checked: true })),
    }),
    ...(taxOverride.trim() !== '' && { taxOverride: taxOverride.trim() }),
    ...(bankAccount !== undefined && { bankAccountUuid: bankAccount }),
    ...(values.isInInstallments && installmentsOf(values)),
    ...(whole.length > 0 && {
      lines: whole.map(({ description, quantity, unitPrice }) => ({
        description: description.trim(),
        quantity,
        unitPrice,
      })),
    }),
  }
}

const installmentsOf = ({ installments, interval, isEqual, first, isFirstOnly }: InvoiceValues) => ({
  multipleInstallments: true,
  numInstallments: installments,
  intervalBetweenDues: interval,
  equally: isEqual,
  ...(!isEqual && !Number.isNaN(first) && { firstInstallmentValue: first }),
  invoiceFirstOnly: isFirstOnly,
})
