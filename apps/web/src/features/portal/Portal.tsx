import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import type { Portal as PortalData } from '@dragoman/sdk/operations/portal'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { t } from '../../i18n/t.ts'
import { LinkButton, TabLink } from '../../ground/links.ts'
import { Logo } from '../../shell/Logo.tsx'
import { TopBar } from '../../shell/TopBar.tsx'
import { PortalHome } from './home/PortalHome.tsx'
import styles from './portal.module.css'
import { TranslateText } from './text/TranslateText.tsx'

export interface PortalProps {
  portal: PortalData
  /** Home without it. */
  part: 'text' | undefined
}

/** A client's own place (rule auth.portal): requests, quotes, and translations, and nothing else. */
export function Portal({ portal, part }: PortalProps) {
  const { brand } = useSession().snapshot.subject ?? {}
  const mayOrder = useCan(requirements['projects.create'])
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo brand={brand && { name: brand.name, logo: brand.portalLogo ?? brand.logo }} />
        <TopBar />
      </header>
      <main className={styles.main}>
        <Page>
          <PageHeader
            title={part === 'text' ? t('portal.text') : t('access.portal.title')}
            description={part === 'text' ? t('portal.text.about') : t('access.portal.text')}
            actions={<LinkButton to="/">{t('access.portal.open')}</LinkButton>}
            tabs={
              mayOrder && (
                <TabLinks label={t('portal.parts')}>
                  <TabLink to="/portal" search={{}} isCurrent={part === undefined}>
                    {t('portal.home')}
                  </TabLink>
                  <TabLink to="/portal" search={{ part: 'text' }} isCurrent={part === 'text'}>
                    {t('portal.text')}
                  </TabLink>
                </TabLinks>
              )
            }
          />
          <PageBody>
            {part === 'text' && mayOrder ? (
              <TranslateText portal={portal} />
            ) : (
              <PortalHome portal={portal} mayOrder={mayOrder} />
            )}
          </PageBody>
        </Page>
      </main>
    </div>
  )
}
