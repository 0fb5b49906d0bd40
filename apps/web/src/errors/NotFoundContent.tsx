import { Page, PageBody, Row } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { t } from '../i18n/t.ts'
import { LinkButton } from '../ground/links.ts'
import { usePageName } from '../ground/page-name.ts'

/** What the 404 page shows. */
export function NotFoundContent() {
  usePageName(t('shell.notFound.title'))
  return (
    <Page>
      <PageHeader title={t('shell.notFound.title')} description={t('shell.error.status', { status: 404 })} />
      <PageBody>
        <Row>
          <LinkButton to="/" icon="home">
            {t('shell.notFound.back')}
          </LinkButton>
        </Row>
      </PageBody>
    </Page>
  )
}
