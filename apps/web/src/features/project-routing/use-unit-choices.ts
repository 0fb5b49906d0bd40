import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { enumWord } from '../../i18n/t.ts'

const all = { size: 500, sort: 'name,asc' } as const

/**
 * The choices for the fields of an organizational unit; undefined until they are loaded. Fields lose typed text when
 * choices change.
 */
export function useUnitChoices() {
  const units = useQuery(query(api.orgUnits.list, { query: { ...all, status: 'ACTIVE' } })).data
  const people = useQuery(query(api.users.list, { query: { ...all, simple: true } })).data
  const priceLists = useQuery(query(api.priceLists.list, { query: all })).data
  const memories = useQuery(query(api.translationMemories.list, { query: { pageSize: 500 } })).data
  const glossaries = useQuery(query(api.glossaries.list, { query: { size: 500 } })).data
  const steps = useQuery(query(api.workflows.list)).data
  const files = useQuery(query(api.projects.getFileParams)).data?.files
  return {
    units: useMemo(() => units?.content.map(({ uuid, name }) => ({ id: uuid, label: name })), [units]),
    people: useMemo(() => people?.content.map(({ id, name }) => ({ id: String(id), label: name })), [people]),
    priceLists: useMemo(() => priceLists?.content.map(({ uuid, name }) => ({ id: uuid, label: name })), [priceLists]),
    memories: useMemo(() => memories?.content.map(({ id, name }) => ({ id: String(id), label: name })), [memories]),
    glossaries: useMemo(
      () => glossaries?.content.map(({ bwGlossaryId, name }) => ({ id: String(bwGlossaryId), label: name })),
      [glossaries],
    ),
    steps: useMemo(
      () => steps?.map(({ code, title }) => ({ id: code, label: enumWord('workflow', code, title) })),
      [steps],
    ),
    extensions: useMemo(
      () => files && Object.keys(files).map((extension) => ({ id: extension, label: extension.toUpperCase() })),
      [files],
    ),
  }
}

export type UnitChoices = ReturnType<typeof useUnitChoices>
