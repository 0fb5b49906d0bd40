import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SearchHit, SearchKind, SearchMode } from '@dragoman/sdk/operations/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { languageName } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { useOwnResults } from './own-results.ts'
import { ownKinds, resultKinds, type ResultKind, type Result } from './kinds.ts'

export interface ResultGroup {
  kind: ResultKind
  total: number
  hasMore: boolean
  results: Result[]
}

export interface Searched {
  q: string
  mode: SearchMode
  kind: ResultKind | undefined
  page?: number
  /** Results of each kind. */
  size: number
}

/** The results, by kind in their order; those of the last search while the next ones are on their way. */
export function useSearch({ q, mode, kind, page = 0, size }: Searched) {
  const isOwn = kind !== undefined && ownKinds.some((own) => own === kind)
  const asked = useQuery({
    ...query(api.search.find, {
      query: { q, mode, page, size, ...(kind && !isOwn && { kinds: [kind as SearchKind] }) },
    }),
    enabled: q !== '' && !isOwn,
    placeholderData: keepPreviousData,
  })
  const own = useOwnResults({ text: q, mode })
  const found = new Map<ResultKind, ResultGroup>()
  for (const { content, ...group } of (!isOwn && q !== '' && asked.data?.groups) || [])
    found.set(group.kind, { ...group, results: content.map((hit) => resultOf(group.kind, hit)) })
  for (const kindOfOwn of ownKinds) {
    const all = own[kindOfOwn]
    if (all.length > 0 && (!kind || kind === kindOfOwn))
      found.set(kindOfOwn, {
        kind: kindOfOwn,
        total: all.length,
        hasMore: false,
        results: all.slice(page * size, (page + 1) * size),
      })
  }
  const groups = resultKinds.flatMap((known) => found.get(known) ?? [])
  return {
    groups,
    error: isOwn ? null : asked.error,
    isPending: !isOwn && asked.isPending && q !== '',
    /** They are of the search before. */
    isOutdated: asked.isPlaceholderData,
    refetch: asked.refetch,
  }
}

const dot = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')

const languages = (locales: readonly string[] = []) =>
  locales.length > 1 ? t('search.languages', { count: locales.length }) : locales[0] && languageName(locales[0])

/** A result of the server as it is shown, with the place that it leads to. */
export function resultOf(kind: SearchKind, hit: SearchHit): Result {
  const { uuid, text, parent } = hit
  const row = { key: `${kind} ${uuid} ${hit.position ?? text}`, kind, text }
  const due = hit.dueDate !== undefined && hit.status ? { date: hit.dueDate, status: hit.status } : undefined
  switch (kind) {
    case 'PROJECT':
      return {
        ...row,
        due,
        detail: dot(parent?.name, hit.code),
        end: hit.status && enumWord('projectStatus', hit.status),
        place: { to: '/projects/$id', params: { id: uuid } },
      }
    case 'TASK':
      return {
        ...row,
        due,
        detail: dot(hit.step && enumWord('workflow', hit.step), languages(hit.locales), parent?.name, parent?.code),
        end: hit.status && enumWord('taskStatus', hit.status),
        place: { to: '/tasks/$id', params: { id: uuid } },
      }
    case 'FILE':
      return {
        ...row,
        detail: dot(parent?.name, parent?.code),
        place: { to: '/projects/$id', params: { id: parent!.uuid }, search: { tab: 'files' } },
      }
    case 'SEGMENT':
      return {
        ...row,
        detail: dot(hit.file && `${hit.file}, ${String(hit.position)}`, parent?.code),
        end: languages(hit.locales),
        place: hit.taskUuid
          ? { to: '/tasks/$id', params: { id: hit.taskUuid } }
          : { to: '/projects/$id', params: { id: parent!.uuid } },
      }
    case 'MEMORY':
      return { ...row, place: { to: '/tm/$id', params: { id: uuid } } }
    case 'TRANSLATION_UNIT':
      return {
        ...row,
        detail: dot(hit.translation, parent?.name),
        end: languages(hit.locales),
        place: { to: '/tm/$id', params: { id: uuid }, search: { tab: 'units', sourceText: text } },
      }
    case 'TERM':
      return {
        ...row,
        key: `${kind} ${uuid}`,
        detail: dot(hit.forbidden ? t('search.forbidden') : undefined, parent?.name),
        end: languages(hit.locales),
        place: {
          to: '/glossary/$id/concepts/$conceptId',
          params: { id: parent!.uuid, conceptId: String(hit.conceptId) },
        },
      }
    case 'ORGANIZATION':
      return { ...row, place: { to: '/organizations/$id', params: { id: uuid } } }
    case 'ORG_UNIT':
      return { ...row, detail: parent?.name, place: { to: '/organizations/units/$id', params: { id: uuid } } }
    case 'PERSON':
      return {
        ...row,
        detail: hit.code,
        end: hit.status && enumWord('userStatus', hit.status),
        place: { to: '/users/$id', params: { id: uuid } },
      }
  }
}
