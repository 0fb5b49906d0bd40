import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { Filter } from '@dragoman/ui/FilterBar'
import { useQuery } from '@tanstack/react-query'
import { compareNames, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ListBar } from '../../list/ListBar.tsx'
import type { List } from '../../list/use-list.ts'
import { pageQuery, type MemorySearch } from './memory-search.ts'

/** Most memories and units whose languages and names the filters offer. */
const mostChoices = 500

/** Search and filters of the list of memories, and how many there are. */
export function MemoryFilters({ list }: { list: List<MemorySearch> }) {
  const { search, set } = list
  const { data } = useQuery(query(api.translationMemories.list, { query: pageQuery(search) }))
  const { data: all } = useQuery(
    query(api.translationMemories.list, { query: { idsOnly: true, pageSize: mostChoices } }),
  )
  const memories = all?.content ?? []
  const unit = useUnitFilter(list)
  return (
    <ListBar
      list={list}
      searchLabel={t('tm.search')}
      count={data && t('tm.count', { count: data.totalElements })}
      filters={[
        {
          id: 'sourceLocales',
          label: t('tm.source'),
          choices: languageChoices([
            ...memories.map(({ sourceLocale }) => sourceLocale),
            ...(search.sourceLocales ?? []),
          ]),
          selected: search.sourceLocales ?? [],
          onChange: (sourceLocales) => set({ sourceLocales }),
        },
        {
          id: 'targetLocales',
          label: t('tm.targets'),
          choices: languageChoices([
            ...memories.flatMap(({ targetLocales }) => targetLocales),
            ...(search.targetLocales ?? []),
          ]),
          selected: search.targetLocales ?? [],
          onChange: (targetLocales) => set({ targetLocales }),
        },
        ...(unit ? [unit] : []),
      ]}
    />
  )
}

/** Languages that a memory has, each once, by their names. */
const languageChoices = (locales: readonly string[]) =>
  [...new Set(locales)]
    .map((locale) => ({ id: locale, label: languageName(locale) }))
    .sort((a, b) => compareNames(a.label, b.label))

function useUnitFilter({ search, set }: List<MemorySearch>): Filter | null {
  const { session } = useSession()
  const options = query(api.orgUnits.list, { query: { size: mostChoices } })
  const { data } = useQuery({ ...options, enabled: session.can(requirements['orgUnits.list']) })
  if (!data || data.content.length === 0) return null
  return {
    id: 'orgUnitUuid',
    label: t('tm.orgUnit'),
    isSingle: true,
    choices: data.content.map(({ uuid, name }) => ({ id: uuid, label: name })),
    selected: search.orgUnitUuid ? [search.orgUnitUuid] : [],
    onChange: ([orgUnitUuid]) => set({ orgUnitUuid }),
  }
}
