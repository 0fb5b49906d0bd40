import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FieldsOverview } from '../../../../../features/custom-fields/FieldsOverview.tsx'
import { load } from '../../../../../load.ts'

/** All custom fields of the account: there are up to a hundred of each kind. */
const customFieldsQuery = () => query(api.customFields.list, { query: { size: 500 } })

export const Route = createFileRoute('/_app/settings/account-settings/custom-fields/')({
  staticData: { title: 'fields.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, customFieldsQuery()),
  component: CustomFieldsPage,
})

function CustomFieldsPage() {
  const { data } = useSuspenseQuery(customFieldsQuery())
  return <FieldsOverview fields={data.content} />
}
