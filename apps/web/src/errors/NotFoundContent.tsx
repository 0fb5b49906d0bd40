import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { t } from '../i18n/t.ts'
import { LinkButton } from '../shell/links.ts'
import { usePageName } from '../shell/page-title.ts'

/** What the 404 page shows. */
export function NotFoundContent() {
  usePageName(t('shell.notFound.title'))
  return (
    <Page>
      <PageHeader title={t('shell.notFound.title')} />
      <PageBody>
        <EmptyState
          kind="no-match"
          title={t('shell.error.status', { status: 404 })}
          action={<LinkButton to="/">{t('shell.notFound.back')}</LinkButton>}
        />
      </PageBody>
    </Page>
  )
}
