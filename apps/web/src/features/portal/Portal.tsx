import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import type { Portal as PortalData } from '@dragoman/sdk/operations/portal'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { LinkButton } from '../../ground/links.ts'
import { named } from '../../lazy.tsx'
import type { ListState } from '../../list/list-state.ts'
import { Logo } from '../../shell/Logo.tsx'
import { TopBar } from '../../shell/TopBar.tsx'
import { PortalHome } from './home/PortalHome.tsx'
import styles from './portal.module.css'
import { PortalTabs, usePortalParts, type PortalPart } from './PortalTabs.tsx'
import { TranslateText } from './text/TranslateText.tsx'

const ClientInvoices = named(
  withWords(['receivables', 'list', 'finance'], () => import('../receivables/own/ClientInvoices.tsx')),
  'ClientInvoices',
)

export interface PortalProps {
  portal: PortalData
  part: PortalPart
  /** The list of invoices. */
  invoices: ListState
}

/** A client's own place (rule auth.portal): requests, quotes, translations, and invoices, and nothing else. */
export function Portal({ portal, part, invoices }: PortalProps) {
  const { brand } = useSession().snapshot.subject ?? {}
  const shown = usePortalParts().includes(part) ? part : undefined
  const tabs = <PortalTabs current={shown} />
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo brand={brand && { name: brand.name, logo: brand.portalLogo ?? brand.logo }} />
        <TopBar />
      </header>
      <main className={styles.main}>
        {shown === 'invoices' ? (
          <Suspense fallback={<Skeleton lines={16} />}>
            <ClientInvoices list={invoices} tabs={tabs} />
          </Suspense>
        ) : (
          <Work portal={portal} isText={shown === 'text'} tabs={tabs} />
        )}
      </main>
    </div>
  )
}

interface WorkProps {
  portal: PortalData
  isText: boolean
  tabs: ReactNode
}

function Work({ portal, isText, tabs }: WorkProps) {
  const mayOrder = useCan(requirements['projects.create'])
  return (
    <Page>
      <PageHeader
        title={isText ? t('portal.text') : t('access.portal.title')}
        description={isText ? t('portal.text.about') : t('access.portal.text')}
        actions={<LinkButton to="/">{t('access.portal.open')}</LinkButton>}
        tabs={tabs}
      />
      <PageBody>
        {isText ? <TranslateText portal={portal} /> : <PortalHome portal={portal} mayOrder={mayOrder} />}
      </PageBody>
    </Page>
  )
}
