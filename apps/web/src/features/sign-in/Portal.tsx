import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../shell/links.ts'
import { Logo } from '../../frame/Logo.tsx'
import { TopBar } from '../../frame/TopBar.tsx'
import { ClientHome } from '../home/ClientHome.tsx'
import styles from './Portal.module.css'

/** Where people begin whose entry point is the portal (rule auth.portal): what concerns clients, and nothing else. */
export function Portal() {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo />
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
            <ClientHome />
          </PageBody>
        </Page>
      </main>
    </div>
  )
}
