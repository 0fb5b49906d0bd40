import type { InvoiceItem, InvoiceTotal } from '@dragoman/sdk/operations/receivables'
import { RowLink } from '../../ground/RowLink.tsx'
import { formatAmounts, formatMoney } from '../../i18n/format-amounts.ts'
import { listSeparator } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { DocumentDay } from './DocumentDay.tsx'
import { DueOfInvoice } from './DueOfInvoice.tsx'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import styles from './receivables.module.css'
import { UnitName } from './UnitName.tsx'

const projectNames = ({ projects }: InvoiceItem) =>
  projects.map(({ name, reference }) => reference || name).join(listSeparator())

/** @param totals of all pages; left out where nothing is summed up */
export const receivableColumns = (totals: readonly InvoiceTotal[] = []): ListColumn<InvoiceItem>[] => [
  {
    id: 'number',
    header: t('receivables.number'),
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ uuid, number }) => (
      <RowLink to="/finance/receivables/$id" id={uuid}>
        {number}
      </RowLink>
    ),
  },
  {
    id: 'client',
    header: t('receivables.client'),
    isFlexible: true,
    isSortable: true,
    exported: [
      { field: 'client', title: t('receivables.client') },
      { field: 'unit', title: t('list.field.unit') },
    ],
    cell: ({ organizationalUnit }) => <UnitName unit={organizationalUnit} />,
  },
  {
    id: 'projects',
    header: t('receivables.projects'),
    isFlexible: true,
    isContent: true,
    cell: projectNames,
  },
  {
    id: 'purchaseOrder',
    header: t('receivables.order'),
    isExtra: true,
    isContent: true,
    cell: ({ purchaseOrder }) => purchaseOrder ?? '–',
  },
  {
    id: 'creationDate',
    header: t('receivables.issued'),
    isSortable: true,
    cell: ({ creationDate }) => <DocumentDay value={creationDate} />,
  },
  {
    id: 'dueDate',
    header: t('receivables.due'),
    isSortable: true,
    cell: (invoice) => <DueOfInvoice invoice={invoice} />,
  },
  {
    id: 'netAmount',
    header: t('receivables.net'),
    align: 'end',
    isExtra: true,
    cell: ({ kind, netAmount, currency }) => signed(kind, netAmount, currency),
  },
  {
    id: 'taxAmount',
    header: t('receivables.taxes'),
    align: 'end',
    isExtra: true,
    cell: ({ kind, taxAmount, currency }) => signed(kind, taxAmount, currency),
  },
  {
    id: 'total',
    header: t('receivables.total'),
    align: 'end',
    isSortable: true,
    exported: [
      { field: 'total', title: t('receivables.total') },
      { field: 'currency', title: t('list.field.currency') },
    ],
    cell: ({ kind, total, currency }) => signed(kind, total, currency),
    ...(totals.length > 0 && {
      total: formatAmounts(totals.map(({ currency, total }) => ({ currency, amount: total }))),
    }),
  },
  {
    id: 'openAmount',
    header: t('receivables.open'),
    align: 'end',
    isSortable: true,
    cell: ({ openAmount, currency }) =>
      openAmount > 0 ? <span className={styles.strong}>{formatMoney(openAmount, currency)}</span> : '–',
    ...(totals.length > 0 && {
      total: formatAmounts(totals.map(({ currency, open }) => ({ currency, amount: open }))),
    }),
  },
  {
    id: 'status',
    header: t('receivables.status'),
    isSortable: true,
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
  },
]

/** An amount as it counts for the client: those of credit notes lower what is owed. */
const signed = (kind: InvoiceItem['kind'], amount: number, currency: string) =>
  formatMoney(kind === 'CREDIT' ? -amount || 0 : amount, currency)

/** On a phone, an invoice in a card. */
export const receivableCard = (invoice: InvoiceItem) => (
  <ListCard
    name={
      <RowLink to="/finance/receivables/$id" id={invoice.uuid} data-main="">
        <UnitName unit={invoice.organizationalUnit} />
      </RowLink>
    }
    due={<DueOfInvoice invoice={invoice} />}
    place={invoice.number}
    state={<InvoiceStatus invoice={invoice} />}
    languages={projectNames(invoice)}
    end={signed(invoice.kind, invoice.total, invoice.currency)}
  />
)
