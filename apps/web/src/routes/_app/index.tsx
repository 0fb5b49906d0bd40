import { Page } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'shell.home' },
  component: HomePage,
})

function HomePage() {
  return (
    <Page>
      <PageHeader title={t('shell.home')} />
    </Page>
  )
}
