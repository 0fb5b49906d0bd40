import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { customFieldsQuery } from '../../../../../features/custom-fields/field-queries.ts'
import { FieldsOverview } from '../../../../../features/custom-fields/FieldsOverview.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/custom-fields/')({
  staticData: { title: 'fields.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, customFieldsQuery()),
  component: CustomFieldsPage,
})

function CustomFieldsPage() {
  const { data } = useSuspenseQuery(customFieldsQuery())
  return <FieldsOverview fields={data.content} />
}
