import { useCan } from '@dragoman/hooks/permissions'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useState } from 'react'
import { Link } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { t } from '../../../i18n/t.ts'
import { DueOfInvoice } from '../DueOfInvoice.tsx'
import { InvoiceStatus } from '../InvoiceStatus.tsx'
import { CostPanel } from '../lines/CostPanel.tsx'
import { InvoiceLines } from '../lines/InvoiceLines.tsx'
import type { OpenCost } from '../lines/open-cost.ts'
import { Paper } from '../paper/Paper.tsx'
import { UnitName } from '../UnitName.tsx'
import { AmountsCard } from './AmountsCard.tsx'
import { CreditCard, ownUses } from './CreditCard.tsx'
import styles from './detail.module.css'
import { FilesCard } from './FilesCard.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { MailsCard } from './MailsCard.tsx'
import { InstallmentsCard } from './InstallmentsCard.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { PaymentsCard } from './PaymentsCard.tsx'
import { PayToCard } from './PayToCard.tsx'
import { RelatedCard } from './RelatedCard.tsx'
import { RestsCard } from './RestsCard.tsx'

/** An invoice or a credit note: on paper or line by line, what is open of it, and what has happened to it. */
export function InvoiceDetail({ invoice }: { invoice: Invoice }) {
  const { kind, number, organizationalUnit, reason, installments, lines, netAmount, currency, openAmount } = invoice
  usePageName(number)
  const [view, setView] = useState<'paper' | 'lines'>('paper')
  const [cost, setCost] = useState<OpenCost>()
  const isOffice = useCan(requirements['receivables.getSummary'])
  const explains = useCan(requirements['costs.getExplanation']) && isOffice
  return (
    <Page>
      <PageHeader
        title={number}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to="/finance/receivables">
                {t(isOffice ? 'receivables.title' : 'receivables.invoices')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        status={<InvoiceStatus invoice={invoice} />}
        description={
          <>
            <UnitName unit={organizationalUnit} />
            {kind === 'INVOICE' && openAmount > 0 && (
              <>
                {' · '}
                {t('receivables.due')} <DueOfInvoice invoice={invoice} />
              </>
            )}
          </>
        }
        actions={<InvoiceActions invoice={invoice} />}
      />
      <PageBody>
        {invoice.disputeReason && (
          <InlineAlert tone="warning" title={t('receivables.dispute.open')}>
            <bdi>{invoice.disputeReason}</bdi>
          </InlineAlert>
        )}
        {reason && (
          <InlineAlert tone="info">
            <bdi>{reason}</bdi>
          </InlineAlert>
        )}
        <DetailLayout
          aside={
            <>
              <AmountsCard invoice={invoice} />
              {!isOffice && invoice.paymentDetails && openAmount > 0 && <PayToCard invoice={invoice} />}
              {installments.length > 0 && <InstallmentsCard invoice={invoice} />}
              {kind === 'INVOICE' && <PaymentsCard invoice={invoice} />}
              {(invoice.clientCredit > 0 || ownUses(invoice).length > 0) && <CreditCard invoice={invoice} />}
              {invoice.unallocatedPayments.length > 0 && <RestsCard invoice={invoice} />}
              <FilesCard invoice={invoice} />
              <RelatedCard invoice={invoice} />
              <MailsCard invoice={invoice} />
              <HistoryCard invoice={invoice} />
            </>
          }
        >
          <div className={styles.desk}>
            <div>
              <SegmentedControl
                label={t('receivables.show')}
                options={[
                  { id: 'paper', label: t('receivables.document'), icon: 'file' },
                  { id: 'lines', label: t('receivables.lines'), icon: 'columns' },
                ]}
                value={view}
                onChange={setView}
              />
            </div>
            {view === 'paper' ? (
              <div className={styles.sheet}>
                <Paper document={invoice} />
              </div>
            ) : (
              <InvoiceLines
                lines={lines}
                netAmount={netAmount}
                currency={currency}
                onOpen={explains ? setCost : undefined}
              />
            )}
          </div>
        </DetailLayout>
      </PageBody>
      <CostPanel cost={cost} onClose={() => setCost(undefined)} />
    </Page>
  )
}
