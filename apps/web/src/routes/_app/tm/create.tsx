import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { CreateMemory } from '../../../features/memories/form/CreateMemory.tsx'
import { CreatePage } from '../../../form/CreatePage.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'

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
  return (
    <CreatePage title={t('tm.new')} list={{ to: '/tm', label: t('tm.title') }}>
      <CreateMemory
        onCreated={({ uuid }) => void navigate({ to: '/tm/$id', params: { id: uuid }, ignoreBlocker: true })}
      />
    </CreatePage>
  )
}
