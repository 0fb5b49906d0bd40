import { useSession } from '@dragoman/hooks/session'
import { hasRole, isManager } from '@dragoman/sdk/permissions'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useRouter } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../shell/links.ts'
import { ClientHome } from './ClientHome.tsx'
import { LinguistHome } from './LinguistHome.tsx'
import { ManagerHome } from './ManagerHome.tsx'

/** Where everybody starts: what waits for them, by what they do. Somebody may be client and linguist at once. */
export function Home() {
  const { session, snapshot } = useSession()
  const { subject } = snapshot
  const { requires = [] } = useRouter().routesById['/_app/projects/create'].options.staticData
  if (!subject) return null
  const isOffice = isManager(subject)
  const isOnlyClient = !isOffice && hasRole(subject, 'CLIENT')
  const isOnlyLinguist = !isOffice && hasRole(subject, 'VENDOR')
  return (
    <Page>
      <PageHeader
        title={t('home.title', { name: subject.user.name })}
        actions={
          session.can(requires) && (
            <LinkButton to="/projects/create" variant="primary" icon="plus">
              {isOnlyClient ? t('home.start') : t('shell.nav.newProject')}
            </LinkButton>
          )
        }
      />
      <PageBody>
        {isOffice && <ManagerHome />}
        {isOnlyClient && <ClientHome />}
        {isOnlyLinguist && <LinguistHome />}
        {!isOffice && !isOnlyClient && !isOnlyLinguist && (
          <EmptyState kind="no-permission" title={t('home.nothing')}>
            {t('shell.forbidden.unknown')}
          </EmptyState>
        )}
      </PageBody>
    </Page>
  )
}
