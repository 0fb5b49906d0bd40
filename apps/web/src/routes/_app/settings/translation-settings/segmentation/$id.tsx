import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery } from '../../../../../features/locales/locale-queries.ts'
import { UnitRules } from '../../../../../features/segmentation/UnitRules.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/segmentation/$id')({
  staticData: {
    title: 'settings.segmentation',
    areas: ['segmentation'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, languagesQuery()),
  component: UnitPage,
})

function UnitPage() {
  const { id } = Route.useParams()
  return <UnitRules key={id} unitUuid={id} />
}
