import { useSession } from '@dragoman/hooks/session'
import { hasRole, isAccountAdmin, isManager } from '@dragoman/sdk/permissions'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { missingRegion, RegionError } from '../../errors/RegionError.tsx'
import { formatDate } from '../../i18n/format.ts'
import { formatCalendarDay } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { region } from '../../lazy.tsx'
import { LinkButton } from '../../ground/links.ts'
import { ClientHome } from './ClientHome.tsx'
import { homeQuery } from './home-query.ts'
import { ManagerHome } from './ManagerHome.tsx'
import type { AnswerTask } from './TaskRows.tsx'

// One person sees one or two of the parts.
const LinguistHome = region(() => import('./LinguistHome.tsx'), 'LinguistHome', missingRegion)
const FinanceHome = region(() => import('./FinanceHome.tsx'), 'FinanceHome', missingRegion)

/** Where everyone starts: what waits for them, by what they do. A client may be a linguist, too. */
export function Home({ answer }: { answer: AnswerTask }) {
  const { session, snapshot } = useSession()
  const { subject } = snapshot
  const { requires = [] } = useRouter().routesById['/_app/projects/create'].options.staticData
  // It changes with whatever happens elsewhere.
  const { data, error, refetch, isFetching } = useQuery({ ...homeQuery(), staleTime: 0 })
  if (!subject) return null
  const isOffice = isManager(subject)
  const isAlsoClient = !isOffice && hasRole(subject, 'CLIENT')
  const isAlsoLinguist = !isOffice && hasRole(subject, 'VENDOR')
  return (
    <Page>
      <PageHeader
        title={t('home.title', { name: subject.user.name })}
        description={data ? formatCalendarDay(data.today, 'full') : '\u00A0'}
        actions={
          session.can(requires) && (
            <LinkButton to="/projects/create" variant="primary" icon="plus">
              {isAlsoClient ? t('home.start') : t('shell.nav.newProject')}
            </LinkButton>
          )
        }
      />
      <PageBody>
        {subject.secondFactorFrom !== undefined && (
          <InlineAlert
            tone="warning"
            action={
              <LinkButton to="/users/profile" search={{ tab: 'security' }} size="small">
                {t('home.setUp')}
              </LinkButton>
            }
          >
            {t('home.secondFactor', { date: formatDate(subject.secondFactorFrom, 'UTC') })}
          </InlineAlert>
        )}
        {error && !data ? (
          <Card>
            <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
          </Card>
        ) : (
          <>
            {isOffice && <ManagerHome overview={data} />}
            {isAlsoClient && <ClientHome overview={data} />}
            <Suspense>{isAlsoLinguist && <LinguistHome overview={data} answer={answer} />}</Suspense>
            <Suspense>{isAccountAdmin(subject) && <FinanceHome overview={data} />}</Suspense>
            {!isOffice && !isAlsoClient && !isAlsoLinguist && (
              <EmptyState kind="no-permission" title={t('home.nothing')}>
                {t('shell.forbidden.unknown')}
              </EmptyState>
            )}
          </>
        )}
      </PageBody>
    </Page>
  )
}
