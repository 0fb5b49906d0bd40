import { useSession } from '@dragoman/hooks/session'
import { Card } from '@dragoman/ui/Card'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { Logo } from '../../shell/Logo.tsx'
import { TopBar } from '../../shell/TopBar.tsx'
import { ClientHome } from '../home/ClientHome.tsx'
import { homeQuery } from '../home/home-query.ts'
import styles from './Portal.module.css'

/** Where people begin whose entry point is the portal (rule auth.portal): what concerns clients, and nothing else. */
export function Portal() {
  const { brand } = useSession().snapshot.subject ?? {}
  const { data, error, refetch, isFetching } = useQuery(homeQuery({ portal: true }))
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo brand={brand && { name: brand.name, logo: brand.portalLogo ?? brand.logo }} />
        <TopBar />
      </header>
      <main className={styles.main}>
        <Page>
          <PageHeader
            title={t('access.portal.title')}
            description={t('access.portal.text')}
            actions={<LinkButton to="/">{t('access.portal.open')}</LinkButton>}
          />
          <PageBody>
            {error && !data ? (
              <Card>
                <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
              </Card>
            ) : (
              <ClientHome overview={data} />
            )}
          </PageBody>
        </Page>
      </main>
    </div>
  )
}
