import type { BillingDocument } from '../money-document.ts'
import { amountRules } from './amount-rules.ts'
import { type BrokenRule, EInvoiceRefused, Findings } from './broken-rule.ts'
import { fieldRules, peppolRules } from './field-rules.ts'
import { taxRules } from './tax-rules.ts'

export type InvoiceProfile = 'EN16931' | 'PEPPOL'

/** The business rules of EN 16931 that a document breaks, and those of Peppol BIS Billing 3 if it goes that way. */
export function brokenRules(document: BillingDocument, profile: InvoiceProfile = 'EN16931'): BrokenRule[] {
  const findings = new Findings()
  fieldRules(document, findings)
  if (profile === 'PEPPOL') peppolRules(document, findings)
  // Sums with an invalid number say nothing.
  if (amountRules(document, findings)) taxRules(document, findings)
  return findings.broken
}

/** @throws EInvoiceRefused where a rule is broken */
export function requireRules(document: BillingDocument, profile: InvoiceProfile): void {
  const broken = brokenRules(document, profile)
  if (broken.length > 0) throw new EInvoiceRefused(broken)
}
