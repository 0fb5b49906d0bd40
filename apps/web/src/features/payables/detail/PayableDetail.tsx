import { query } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import type { Payable } from '@dragoman/sdk/operations/payables'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Link as OuterLink } from '@dragoman/ui/Link'
import { DetailLayout, Page, PageBody, Tiles } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Stat } from '@dragoman/ui/Stat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DueDay } from '../../../display/DueDay.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { helpOn } from '../../../display/help/Help.tsx'
import { Link } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { periodText } from '../period-text.ts'
import { PayableAside } from './PayableAside.tsx'
import { PayableHistory } from './PayableHistory.tsx'
import type { OpenPart } from './open-part.ts'
import { PayableLines } from './PayableLines.tsx'
import { PayableMoves } from './PayableMoves.tsx'
import { PartExplanation } from './PartExplanation.tsx'

/** A payable: what it is made of to the last cent, what speaks against paying it, and who has done what with it. */
export function PayableDetail({ payable }: { payable: Payable }) {
  usePageName(payable.name)
  const [part, setPart] = useState<OpenPart>()
  const isManaging = useCan(requirements['payables.getReconciliation'])
  const seesActivity = useCan(requirements['activity.list'])
  const { data: compared } = useQuery({
    ...query(api.payables.getReconciliation, { path: { payableUUID: payable.uuid } }),
    enabled: isManaging,
  })
  const { amount, amountBeforeTaxes, currency, payableFiles } = payable
  const [file] = payableFiles
  const money = (value: number) => formatMoney(value, currency)
  return (
    <Page>
      <PageHeader
        title={isManaging ? payable.vendor.name : payable.name}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to="/finance/payables">
                {t(isManaging ? 'payables.title' : 'payables.earnings')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        status={<StatusWord of="payableStatus" code={payable.status} />}
        id={<CopyableId value={payable.name} display={payable.name} />}
        description={periodText(payable)}
        actions={<PayableMoves payable={payable} />}
      />
      <PageBody>
        {payable.reason && (
          <InlineAlert tone={payable.status === 'CANCELLED' ? 'info' : 'warning'}>
            <bdi>{payable.reason}</bdi>
          </InlineAlert>
        )}
        <Tiles minimum={160}>
          <Stat
            size="small"
            label={t('payables.toPay')}
            value={money(amount)}
            meta={t('payables.net', { amount: money(amountBeforeTaxes) })}
          />
          <Stat
            size="small"
            label={t('payables.due')}
            value={<DueDay value={payable.dueDate} status={payable.status} />}
          />
          <Stat size="small" label={t('payables.tasks')} value={formatNumber(payable.totalTasks)} />
          {isManaging && (
            <Stat
              size="small"
              label={t('payables.pricedAgain')}
              help={helpOn('pricedAgain')}
              value={compared && money(compared.difference)}
              {...(compared && {
                delta:
                  compared.difference === 0
                    ? { icon: 'check' as const, tone: 'success' as const, text: t('payables.noDifference') }
                    : { icon: 'warning' as const, tone: 'danger' as const, text: t('payables.differs') },
              })}
            />
          )}
          <Stat
            size="small"
            label={t('payables.invoice')}
            value={file ? money(file.total) : '–'}
            meta={file ? file.number : t('payables.notReceived')}
          />
          {compared?.xero && (
            <Stat
              size="small"
              label={
                <OuterLink href={compared.xero.url} target="_blank" rel="noreferrer">
                  {t('shell.nav.xero')}
                </OuterLink>
              }
              value={compared.xero.amount === undefined ? '–' : money(compared.xero.amount)}
              meta={xeroText(compared.xero.state)}
            />
          )}
        </Tiles>
        <DetailLayout aside={<PayableAside payable={payable} />}>
          <PayableLines payable={payable} compared={compared} onOpen={setPart} />
          {seesActivity && <PayableHistory payableUuid={payable.uuid} />}
        </DetailLayout>
      </PageBody>
      <PartExplanation part={part} onClose={() => setPart(undefined)} />
    </Page>
  )
}

function xeroText(state: string): string {
  const id = `payables.xeroState.${state}`
  return hasMessage(id) ? t(id) : state
}
