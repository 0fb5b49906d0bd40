import { createFileRoute } from '@tanstack/react-router'
import { typeSearch } from '../../../../../features/file-options/file-options-queries.ts'
import { UnitFileOptionsPage } from '../../../../../features/file-options/UnitFileOptionsPage.tsx'
import { languagesQuery } from '../../../../../features/locales/locale-queries.ts'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/file-options/$id')({
  staticData: {
    title: 'settings.fileOptions',
    areas: ['fileOptions', 'projects'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  validateSearch: typeSearch,
  loader: (args) => load(args, languagesQuery()),
  component: UnitPage,
})

function UnitPage() {
  const { id } = Route.useParams()
  const { type } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <UnitFileOptionsPage
      key={id}
      unitUuid={id}
      type={type}
      onTypeChange={(next) => void navigate({ search: { type: next } })}
    />
  )
}
