import { createFileRoute } from '@tanstack/react-router'
import { CreateGlossary } from '../../../features/glossaries/form/CreateGlossary.tsx'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { CreatePage } from '../../../form/CreatePage.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'

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
  return (
    <CreatePage title={t('glossaries.new')} list={{ to: '/glossary', label: t('glossaries.title') }}>
      <CreateGlossary
        onCreated={({ uuid }) => void navigate({ to: '/glossary/$id', params: { id: uuid }, ignoreBlocker: true })}
      />
    </CreatePage>
  )
}
