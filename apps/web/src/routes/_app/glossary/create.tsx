import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { createBody, noValues } from '../../../features/glossaries/form/glossary-values.ts'
import { GlossaryForm } from '../../../features/glossaries/form/GlossaryForm.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link, LinkButton } from '../../../ground/links.ts'
import { showToast } from '../../../ground/toasts.ts'

export const Route = createFileRoute('/_app/glossary/create')({
  staticData: {
    title: 'glossaries.new',
    requires: ['GLOSSARY_create'],
    nav: { section: 'context', label: 'shell.nav.newGlossary', order: 4 },
  },
  loader: (args) => load(args, languagesQuery()),
  component: CreateGlossaryPage,
})

function CreateGlossaryPage() {
  const navigate = Route.useNavigate()
  const create = useMutation({ ...mutation(api.glossaries.create), meta: { showsErrors: true } })
  return (
    <Page>
      <PageHeader
        title={t('glossaries.new')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="glossary" to="/glossary">
                {t('glossaries.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
      />
      <PageBody>
        <GlossaryForm
          label={t('glossaries.new')}
          values={noValues}
          isNew
          isPending={create.isPending}
          error={create.error}
          buttons={
            <>
              <Button type="submit" variant="primary" isPending={create.isPending}>
                {t('glossaries.create')}
              </Button>
              <LinkButton to="/glossary">{t('shell.cancel')}</LinkButton>
            </>
          }
          onSubmit={(values) =>
            create.mutate(
              { body: createBody(values) },
              {
                onSuccess: ({ uuid, name }) => {
                  showToast({ tone: 'success', title: t('glossaries.created.toast', { name }) })
                  void navigate({ to: '/glossary/$id', params: { id: uuid }, ignoreBlocker: true })
                },
              },
            )
          }
        />
      </PageBody>
    </Page>
  )
}
