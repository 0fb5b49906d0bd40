/** A rule of EN 16931, or of Peppol, that a document breaks: its id, and what to do about it. */
export interface BrokenRule {
  rule: string
  message: string
  /** The field of the document, such as `seller.vatId` or `lines.2.net`. */
  field: string
}

/** A document from which no e-invoice can be made. */
export class EInvoiceRefused extends Error {
  readonly broken: readonly BrokenRule[]

  constructor(broken: readonly BrokenRule[]) {
    super(broken.map(({ rule, field, message }) => `${rule} (${field}): ${message}`).join('\n'))
    this.name = 'EInvoiceRefused'
    this.broken = broken
  }
}

/** Collects the rules that a document breaks. */
export class Findings {
  readonly broken: BrokenRule[] = []

  /** Notes a rule unless it holds. */
  check(holds: boolean, rule: string, field: string, message: string): void {
    if (!holds) this.broken.push({ rule, field, message })
  }
}
