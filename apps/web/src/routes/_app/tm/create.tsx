import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { createBody, noValues } from '../../../features/memories/form/memory-values.ts'
import { MemoryForm } from '../../../features/memories/form/MemoryForm.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link, LinkButton } from '../../../ground/links.ts'
import { showToast } from '../../../ground/toasts.ts'

export const Route = createFileRoute('/_app/tm/create')({
  staticData: {
    title: 'tm.new',
    requires: ['TM_create'],
    nav: { section: 'context', label: 'shell.nav.newMemory', order: 2 },
  },
  loader: (args) => load(args, languagesQuery()),
  component: CreateMemoryPage,
})

function CreateMemoryPage() {
  const navigate = Route.useNavigate()
  const create = useMutation({ ...mutation(api.translationMemories.create), meta: { showsErrors: true } })
  return (
    <Page>
      <PageHeader
        title={t('tm.new')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="tm" to="/tm">
                {t('tm.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
      />
      <PageBody>
        <MemoryForm
          label={t('tm.new')}
          values={noValues}
          isNew
          isPending={create.isPending}
          error={create.error}
          buttons={
            <>
              <Button type="submit" variant="primary" isPending={create.isPending}>
                {t('tm.create')}
              </Button>
              <LinkButton to="/tm">{t('shell.cancel')}</LinkButton>
            </>
          }
          onSubmit={(values) =>
            create.mutate(
              { body: createBody(values) },
              {
                onSuccess: ({ uuid, name }) => {
                  showToast({ tone: 'success', title: t('tm.created.toast', { name }) })
                  void navigate({ to: '/tm/$id', params: { id: uuid }, ignoreBlocker: true })
                },
              },
            )
          }
        />
      </PageBody>
    </Page>
  )
}
