import { fieldErrors } from '../../../errors/error-text.ts'
import type { InvoicePreview } from '@dragoman/sdk/operations/receivables'
import { gapText } from '../gap-text.ts'

/** Fields of the form of a new invoice, besides those of its lines. */
const fields = new Set([
  'purchaseOrder',
  'creationDate',
  'dueDate',
  'taxes',
  'taxOverride',
  'numInstallments',
  'intervalBetweenDues',
  'firstInstallmentValue',
  'bankAccountUuid',
])

export interface Problems {
  /** By the name of the field that they stand at. */
  atFields: Record<string, string>
  /** Those that no field of the form can mend. */
  general: string[]
}

/**
 * The refusals of the server, and after a try to issue the invoice also its gaps: each at its field, where the form has
 * one.
 * @param refusals of the preview and of issuing it
 */
export function problemsOf(
  refusals: readonly (Error | null)[],
  preview: InvoicePreview | undefined,
  isTried: boolean,
): Problems {
  const problems: Problems = { atFields: {}, general: [] }
  const gaps = isTried ? (preview?.missing ?? []) : []
  for (const gap of gaps) {
    if (gap.field !== undefined && fields.has(gap.field)) problems.atFields[gap.field] = gapText(gap)
  }
  for (const [name, text] of refusals.flatMap((error) => Object.entries(fieldErrors(error)))) {
    const field = name.startsWith('taxes') ? 'taxes' : name
    if (fields.has(field) || field.startsWith('lines[')) problems.atFields[field] = text
    else problems.general.push(text)
  }
  return problems
}
