import { useSession } from '@dragoman/hooks/session'
import type { HomeOverview } from '@dragoman/sdk/operations/home'
import { hasRole, isAccountAdmin, isManager } from '@dragoman/sdk/permissions'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { missingRegion, RegionError } from '../../errors/RegionError.tsx'
import { formatDate } from '../../i18n/format.ts'
import { formatCalendarDay } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { region } from '../../lazy.tsx'
import { LinkButton } from '../../ground/links.ts'
import { sampleQuery } from '../../ground/sample-query.ts'
import { waitingCommentsQuery } from '../segment-comments/comment-query.ts'
import { ClientHome } from './ClientHome.tsx'
import { homeQuery } from './home-query.ts'
import styles from './home.module.css'
import { ManagerHome } from './ManagerHome.tsx'
import type { AnswerTask } from './TaskRows.tsx'

// One person sees one or two of the parts.
const LinguistHome = region(() => import('./LinguistHome.tsx'), 'LinguistHome', missingRegion)
const AdminHome = region(
  withWords(['settings'], () => import('./AdminHome.tsx')),
  'AdminHome',
  missingRegion,
)

const WaitingComments = region(
  withWords(['segmentComments'], () => import('../segment-comments/WaitingComments.tsx')),
  'WaitingComments',
  missingRegion,
)
const SampleCard = region(
  withWords(['sampleData'], () => import('../sample-data/SampleCard.tsx')),
  'SampleCard',
  () => null,
)
const SampleBanner = region(
  withWords(['sampleData'], () => import('../sample-data/SampleBanner.tsx')),
  'SampleBanner',
  () => null,
)
const FirstSteps = region(
  () => import('./FirstSteps.tsx'),
  'FirstSteps',
  () => null,
)

/** Where everyone starts: what waits for them, by what they do. A client may be a linguist, too. */
export function Home({ answer }: { answer: AnswerTask }) {
  const { session, snapshot } = useSession()
  const { subject } = snapshot
  const { requires = [] } = useRouter().routesById['/_app/projects/create'].options.staticData
  // It changes with whatever happens elsewhere.
  const { data: overview, error, refetch, isFetching } = useQuery({ ...homeQuery(), staleTime: 0 })
  const { data: samples, isLoading: isAsking } = useQuery({
    ...sampleQuery(),
    enabled: session.can(requirements['sampleData.get']),
  })
  // The parts wait for the card above them, which would move them.
  const data = isAsking ? undefined : overview
  const { data: waiting } = useQuery({
    ...waitingCommentsQuery(),
    enabled: session.can(requirements['segmentComments.list']),
  })
  const questions = data && waiting && waiting.totalElements > 0 ? waiting : undefined
  const hasSamples = data !== undefined && samples?.state === 'PRESENT'
  const offersSamples = samples !== undefined && !hasSamples
  if (!subject) return null
  const isOffice = isManager(subject)
  const isAdmin = isAccountAdmin(subject)
  const isAlsoClient = !isOffice && hasRole(subject, 'CLIENT')
  const isAlsoLinguist = !isOffice && hasRole(subject, 'VENDOR')
  const parts = (known: HomeOverview | undefined) => (
    <>
      {isAdmin && (
        <Suspense fallback={<ManagerHome overview={undefined} />}>
          <AdminHome overview={known} />
        </Suspense>
      )}
      {isOffice && !isAdmin && <ManagerHome overview={known} />}
      {isAlsoClient && <ClientHome overview={known} />}
      <Suspense>{isAlsoLinguist && <LinguistHome overview={known} answer={answer} />}</Suspense>
      {!isOffice && !isAlsoClient && !isAlsoLinguist && (
        <EmptyState kind="no-permission" title={t('home.nothing')}>
          {t('shell.forbidden.unknown')}
        </EmptyState>
      )}
    </>
  )
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
          // With more above them, the parts are made again: nothing that was there moves.
          <Suspense
            key={`${data?.firstSteps ? 'first' : 'usual'} ${questions ? 'asked' : ''} ${hasSamples ? 'sample' : ''}`}
            fallback={parts(undefined)}
          >
            {hasSamples && <SampleBanner data={samples} />}
            {data?.firstSteps && (
              <div className={styles.start} data-offers={offersSamples || undefined}>
                <FirstSteps steps={data.firstSteps} />
                {offersSamples && <SampleCard data={samples} />}
              </div>
            )}
            <Suspense>{questions && <WaitingComments page={questions} />}</Suspense>
            {parts(data)}
          </Suspense>
        )}
      </PageBody>
    </Page>
  )
}
