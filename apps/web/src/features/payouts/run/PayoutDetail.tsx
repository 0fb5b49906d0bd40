import type { Payout } from '@dragoman/sdk/operations/payouts'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Link } from '../../../ground/links.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { formatDate } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { PayoutStatus } from '../PayoutStatus.tsx'
import { PayoutActions } from './PayoutActions.tsx'
import { PayoutFigures } from './PayoutFigures.tsx'
import { PayoutSteps } from './PayoutSteps.tsx'

/** A payment run: what has happened to it, and each of its payments against what it is made from. */
export function PayoutDetail({ payout }: { payout: Payout }) {
  const title = t('payouts.named', {
    date: formatDate(Date.parse(payout.executionDate), 'UTC'),
    method: enumWord('payoutMethod', payout.method),
  })
  usePageName(payout.name)
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="payables" to="/finance/payables">
                {t('payables.title')}
              </Link>,
              <Link key="runs" to="/finance/payables/runs">
                {t('payouts.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        status={<PayoutStatus payout={payout} />}
        id={<CopyableId value={payout.name} display={payout.name} />}
        actions={<PayoutActions payout={payout} />}
      />
      <PageBody>
        {payout.reason && (
          <InlineAlert tone="info">
            <bdi>{payout.reason}</bdi>
          </InlineAlert>
        )}
        <PayoutSteps payout={payout} />
        <PayoutFigures payout={payout} />
      </PageBody>
    </Page>
  )
}
