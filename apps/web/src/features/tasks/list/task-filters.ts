import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Filter } from '@dragoman/ui/FilterBar'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../../i18n/t.ts'
import { compareNames, languageName } from '../../../i18n/format.ts'
import type { Choices } from '../../../list/use-choices.ts'
import type { List } from '../../../list/use-list.ts'
import { assignmentStates, type TaskSearch } from '../task-search.ts'

type FilterList = Pick<List<TaskSearch>, 'search' | 'set'>

export function statusFilter<Code extends NonNullable<TaskSearch['statuses']>[number]>(
  { search, set }: FilterList,
  states: readonly Code[],
): Filter {
  return {
    id: 'statuses',
    label: t('tasks.status'),
    choices: states.map((status) => ({ id: status, label: enumWord('taskStatus', status) })),
    selected: search.statuses ?? [],
    onChange: (selected) => set({ statuses: states.filter((status) => selected.includes(status)) }),
  }
}

export const assignmentFilter = ({ search, set }: FilterList): Filter => ({
  id: 'assignments',
  label: t('tasks.assignment'),
  choices: assignmentStates.map((state) => ({ id: state, label: enumWord('assignment', state) })),
  selected: search.assignments ?? [],
  onChange: (selected) => set({ assignments: assignmentStates.filter((state) => selected.includes(state)) }),
})

/** Tasks that are late; with `mine`, also those of the person who looks. */
export const onlyFilter = ({ search, set }: FilterList, offered: readonly ('late' | 'mine')[]): Filter => ({
  id: 'only',
  label: t('tasks.only'),
  choices: offered.map((id) => ({ id, label: t(`tasks.only.${id}`) })),
  selected: offered.filter((id) => search[id]),
  onChange: (selected) => set(Object.fromEntries(offered.map((id) => [id, selected.includes(id) || undefined]))),
})

export function useStepFilter({ search, set }: FilterList, choices: Choices): Filter {
  const { data } = useQuery({
    ...query(api.workflows.list),
    enabled: choices.areNeeded || search.workflows !== undefined,
  })
  return {
    id: 'workflows',
    label: t('tasks.step'),
    choices: data?.map(({ code, title }) => ({ id: code, label: enumWord('workflow', code, title) })),
    selected: search.workflows ?? [],
    onChange: (workflows) => set({ workflows }),
  }
}

/** Source or target languages, of those that there are: undefined while unknown, null where there is no choice. */
export function languageFilter(
  { search, set }: FilterList,
  field: 'sourceLanguages' | 'targetLanguages',
  codes: readonly string[] | undefined,
): Filter | null {
  const chosen = search[field] ?? []
  if (codes && new Set(codes).size < 2 && chosen.length === 0) return null
  const offered = codes || chosen.length > 0 ? [...new Set([...(codes ?? []), ...chosen])] : undefined
  return {
    id: field,
    label: t(`tasks.${field}`),
    choices: offered?.map((id) => ({ id, label: languageName(id) })).sort((a, b) => compareNames(a.label, b.label)),
    selected: chosen,
    onChange: (selected) => set({ [field]: selected }),
  }
}

/** The languages that a linguist translates into. */
export function useOwnLanguageFilter(list: FilterList, choices: Choices): Filter | null {
  const { data } = useQuery({ ...query(api.users.getLoggedUser), enabled: choices.areNeeded })
  return languageFilter(
    list,
    'targetLanguages',
    data?.supportedLanguagePairs.map(({ target }) => target),
  )
}
