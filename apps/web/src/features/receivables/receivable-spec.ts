import { invoiceFields } from '@dragoman/sdk/list-fields'
import { t } from '../../i18n/t.ts'
import type { QuerySpec } from '../../list/query-spec.ts'

/** The query line of invoices and credit notes. Its counters and its codes have the same names. */
export const receivableSpec: QuerySpec = {
  fields: invoiceFields,
  vocabularies: { status: 'invoiceStatus' },
  names: {
    is: (code) =>
      ({
        OPEN: t('receivables.counter.open'),
        OVERDUE: t('receivables.counter.overdue'),
        SOON: t('receivables.counter.dueSoon'),
        INSTALLMENTS: t('receivables.counter.installments'),
      })[code] ?? code.toLowerCase(),
  },
  sources: { client: 'organizations', unit: 'units', currency: 'currencies', project: 'projects' },
}
