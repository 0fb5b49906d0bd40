import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { Link as OuterLink } from '@dragoman/ui/Link'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { Link } from '../../../ground/links.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'

/** Where a document leads: its projects, its credit notes, the invoice that it corrects, and the same in Xero. */
export function RelatedCard({ invoice }: { invoice: Invoice }) {
  const { projects, creditNotes, invoiceOfCredit, currency, xero } = invoice
  const documents = [...(invoiceOfCredit ? [invoiceOfCredit] : []), ...creditNotes]
  return (
    <Card title={t('receivables.alsoIn')}>
      <RowList>
        {xero && (
          <RowListItem
            end={xero.amount !== undefined && formatMoney(xero.amount, currency)}
            below={xeroText(xero.state)}
          >
            <OuterLink href={xero.url} target="_blank" rel="noreferrer">
              {t('shell.nav.xero')}
            </OuterLink>
          </RowListItem>
        )}
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

function xeroText(state: string): string {
  const id = `receivables.xeroState.${state}`
  return hasMessage(id) ? t(id) : state
}
