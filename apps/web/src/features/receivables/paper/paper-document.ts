import type { Invoice, InvoicePreview } from '@dragoman/sdk/operations/receivables'

type Drawn = keyof Invoice & keyof InvoicePreview

/** The parts of an invoice that are drawn; a preview has no number yet. */
export type PaperDocument = Pick<Invoice, Drawn> & Partial<Pick<Invoice, 'kind' | 'number' | 'reason'>>
