import { listSearch, oneOf, texts } from '@dragoman/hooks/list'
import { createFileRoute } from '@tanstack/react-router'
import { ChooseGroup } from '../../../../features/receivables/create/ChooseGroup.tsx'
import { NewInvoice } from '../../../../features/receivables/create/NewInvoice.tsx'
import { uuid } from '../../../../list/list-state.ts'
import { useList } from '../../../../list/use-list.ts'

export const Route = createFileRoute('/_app/finance/receivables/create')({
  staticData: { title: 'receivables.new', areas: ['list', 'finance', 'costs'], requires: ['RECEIVABLES_create'] },
  validateSearch: listSearch({ unit: uuid, projects: texts, by: oneOf(['MONTH', 'PURCHASE_ORDER']) }),
  component: CreateInvoicePage,
})

/** Without a client in the address, delivered projects to choose from. */
function CreateInvoicePage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useList(search)
  const { unit, projects = [], by } = search
  if (unit === undefined) {
    return (
      <ChooseGroup
        by={by ?? 'PROJECT'}
        onBy={(next) => void navigate({ search: next === 'PROJECT' ? {} : { by: next }, replace: true })}
        list={{ ...list, isFiltered: false }}
      />
    )
  }
  return (
    <NewInvoice
      key={unit}
      unit={unit}
      projects={projects}
      onProjects={(chosen) => void navigate({ search: { unit, projects: chosen }, replace: true })}
    />
  )
}
