import { Page, PageBody, Row } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { t } from '../i18n/t.ts'
import { LinkButton } from '../ground/links.ts'
import { useWholePageName } from '../ground/page-name.ts'

/** The content of the 404 page. */
export function NotFoundContent() {
  useWholePageName(t('shell.notFound.title'))
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
