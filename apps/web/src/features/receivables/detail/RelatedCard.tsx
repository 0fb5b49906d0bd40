import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { Link } from '../../../ground/links.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** Where a document leads: its projects, its credit notes, or the invoice that it corrects. */
export function RelatedCard({ invoice }: { invoice: Invoice }) {
  const { projects, creditNotes, invoiceOfCredit, currency } = invoice
  const documents = [...(invoiceOfCredit ? [invoiceOfCredit] : []), ...creditNotes]
  return (
    <Card title={t('receivables.alsoIn')}>
      <RowList>
        {documents.map(({ uuid, number, kind, total, creationDate }) => (
          <RowListItem
            key={uuid}
            end={formatMoney(total, currency)}
            below={`${t(kind === 'CREDIT' ? 'receivables.creditNote' : 'receivables.one')} · ${formatDate(creationDate, 'UTC')}`}
          >
            <Link to="/finance/receivables/$id" params={{ id: uuid }}>
              {number}
            </Link>
          </RowListItem>
        ))}
        {projects.map(({ uuid, name, reference, status, totalCost }) => (
          <RowListItem
            key={uuid}
            end={formatMoney(totalCost, currency)}
            below={<StatusWord of="projectStatus" code={status} />}
          >
            <Link to="/projects/$id" params={{ id: uuid }}>
              <bdi>{reference || name}</bdi>
            </Link>
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}
