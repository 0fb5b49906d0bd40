import type { XeroStatus } from '@dragoman/sdk/operations/xero'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Badge } from '@dragoman/ui/StatusBadge'
import { t } from '../../i18n/t.ts'
import { ConnectionProblem } from './ConnectionProblem.tsx'
import { Contacts } from './Contacts.tsx'
import { Differences } from './Differences.tsx'
import { MappingCard } from './mapping/MappingCard.tsx'
import { NoConnection } from './NoConnection.tsx'
import { NotSent } from './NotSent.tsx'
import { Queue } from './Queue.tsx'
import { Syncs } from './Syncs.tsx'
import { XeroActions } from './XeroActions.tsx'
import { XeroFigures } from './XeroFigures.tsx'
import { useFreshLists } from './use-xero.ts'
import type { ConnectProblem } from './xero-query.ts'

interface XeroPageProps {
  status: XeroStatus
  problem: ConnectProblem | undefined
}

/** The connection to Xero: what waits, what differs, and what stands for what. */
export function XeroPage({ status, problem }: XeroPageProps) {
  const { state } = status
  const isThere = state === 'CONNECTED' || state === 'EXPIRED'
  const isWell = state === 'CONNECTED'
  return (
    <Page>
      <PageHeader
        title={t('xero.title')}
        status={
          isThere && (
            <Badge tone={isWell ? 'success' : 'danger'}>
              {t(isWell ? 'xero.state.CONNECTED' : 'xero.state.EXPIRED')}
            </Badge>
          )
        }
        actions={isThere && <XeroActions status={status} />}
      />
      <PageBody>
        {problem && !isWell && (
          <InlineAlert tone={problem === 'REFUSED' ? 'info' : 'warning'}>{t(`xero.problem.${problem}`)}</InlineAlert>
        )}
        {isThere ? <Connection status={status} /> : <NoConnection status={status} />}
      </PageBody>
    </Page>
  )
}

function Connection({ status }: { status: XeroStatus }) {
  useFreshLists(status)
  return (
    <>
      {status.problem && <ConnectionProblem status={status} problem={status.problem} />}
      <XeroFigures status={status} />
      <DetailLayout
        aside={
          <>
            <MappingCard status={status} />
            <Contacts status={status} />
            <NotSent />
          </>
        }
      >
        {status.waiting > 0 && <Queue waiting={status.waiting} />}
        {status.differing > 0 && <Differences status={status} />}
        <Syncs />
      </DetailLayout>
    </>
  )
}
