import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { Filter } from '@dragoman/ui/FilterBar'
import { useQuery } from '@tanstack/react-query'
import { compareNames, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ListBar } from '../../list/ListBar.tsx'
import { useChoices, type Choices } from '../../list/use-choices.ts'
import type { List } from '../../list/use-list.ts'
import { pageQuery, type MemorySearch } from './memory-search.ts'

/** Most memories and units whose languages and names the filters offer. */
const mostChoices = 500

/** Search and filters of the list of memories, and how many there are. */
export function MemoryFilters({ list }: { list: List<MemorySearch> }) {
  const { search, set } = list
  const { data } = useQuery(query(api.translationMemories.list, { query: pageQuery(search) }))
  const choices = useChoices()
  const { data: all } = useQuery({
    ...query(api.translationMemories.list, { query: { idsOnly: true, pageSize: mostChoices } }),
    enabled: choices.areNeeded,
  })
  const unit = useUnitFilter(list, choices)
  return (
    <ListBar
      list={list}
      searchLabel={t('tm.search')}
      count={data && t('tm.count', { count: data.totalElements })}
      onFiltersOpen={choices.need}
      filters={[
        {
          id: 'sourceLocales',
          label: t('tm.source'),
          choices: languageChoices(
            all?.content.map(({ sourceLocale }) => sourceLocale),
            search.sourceLocales,
          ),
          selected: search.sourceLocales ?? [],
          onChange: (sourceLocales) => set({ sourceLocales }),
        },
        {
          id: 'targetLocales',
          label: t('tm.targets'),
          choices: languageChoices(
            all?.content.flatMap(({ targetLocales }) => targetLocales),
            search.targetLocales,
          ),
          selected: search.targetLocales ?? [],
          onChange: (targetLocales) => set({ targetLocales }),
        },
        ...(unit ? [unit] : []),
      ]}
    />
  )
}

/** Languages of memories and those chosen, each once, by their names; undefined while none is known. */
function languageChoices(locales: readonly string[] | undefined, chosen: readonly string[] = []): Filter['choices'] {
  if (!locales && chosen.length === 0) return undefined
  return [...new Set([...(locales ?? []), ...chosen])]
    .map((locale) => ({ id: locale, label: languageName(locale) }))
    .sort((a, b) => compareNames(a.label, b.label))
}

function useUnitFilter({ search, set }: List<MemorySearch>, choices: Choices): Filter | null {
  const { session } = useSession()
  const options = query(api.orgUnits.list, { query: { size: mostChoices } })
  const mayList = session.can(requirements['orgUnits.list'])
  const { data } = useQuery({
    ...options,
    enabled: mayList && (choices.areNeeded || search.orgUnitUuid !== undefined),
  })
  if (!mayList || data?.content.length === 0) return null
  return {
    id: 'orgUnitUuid',
    label: t('tm.orgUnit'),
    isSingle: true,
    choices: data?.content.map(({ uuid, name }) => ({ id: uuid, label: name })),
    selected: search.orgUnitUuid ? [search.orgUnitUuid] : [],
    onChange: ([orgUnitUuid]) => set({ orgUnitUuid }),
  }
}
