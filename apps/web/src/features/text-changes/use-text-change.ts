import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TextChange, TextChangePreview, TextSearch } from '@dragoman/sdk/operations/textChanges'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { textChangeQuery } from './text-change-queries.ts'

/** A change of many translations: what it would change, what is ticked, how far it is, and its undo. */
export function useTextChange() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<TextSearch>()
  const [found, setFound] = useState<TextChangePreview>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  /** Those that were unticked, on all pages that were looked at. */
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const [makesDrafts, setMakesDrafts] = useState(false)
  const [changeUuid, setChange] = useState<string>()
  const preview = useMutation({ ...mutation(api.textChanges.preview), meta: { showsErrors: true } })
  const start = useMutation({ ...mutation(api.textChanges.start), meta: { showsErrors: true } })
  const undo = useMutation({
    ...mutation(api.textChanges.undo),
    onSuccess: (change) => client.setQueryData(textChangeQuery(change.uuid).queryKey, change),
  })
  const { data: change } = useQuery({ ...textChangeQuery(changeUuid ?? ''), enabled: changeUuid !== undefined })
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (change?.status !== 'FINISHED' || told.current === change.uuid) return
    told.current = change.uuid
    setFound(undefined)
    for (const key of ['editor', 'tasks', 'workUnits', 'projects', 'checkRuns', 'textChanges'])
      void client.invalidateQueries({ queryKey: [key] })
  }, [change, client])

  // Nothing that is only found, as in a source, is ever changed: not by a key, either.
  const changes = asked?.side !== 'SOURCE' && (asked?.replacement !== undefined || asked?.scope === 'CHECK_RUN')
  const ticked = found?.items.filter(({ segmentId, reason }) => !reason && selected.has(segmentId)) ?? []
  const changeable = found ? found.segments - found.leftOut.reduce((sum, { count }) => sum + count, 0) : 0
  const count = isAll ? changeable : ticked.length
  const isChanging = start.isPending || change?.status === 'RUNNING'

  const look = (body: TextSearch, kept: ReadonlySet<string>, onFound?: () => void) =>
    preview.mutate(
      { body },
      {
        onSuccess: (result) => {
          setAsked(body)
          setFound(result)
          setUnticked(kept)
          const changeableHere = result.items.filter(({ segmentId, reason }) => !reason && !kept.has(segmentId))
          setSelected(new Set(changeableHere.map(({ segmentId }) => segmentId)))
          onFound?.()
        },
      },
    )

  return {
    asked,
    found,
    selected,
    setSelected(ids: ReadonlySet<string>) {
      setAll(false)
      setSelected(ids)
      const here = found?.items.map(({ segmentId }) => segmentId) ?? []
      setUnticked((before) => new Set([...before, ...here].filter((id) => !ids.has(id))))
    },
    /** Those of all pages are to be changed, as they are then. */
    isAll,
    selectAll: () => setAll(true),
    /** How many can be changed on all pages. */
    changeable,
    turnTo: (page: number) => asked && look({ ...asked, page }, unticked),
    makesDrafts,
    setMakesDrafts,
    changes,
    /** How many segments `apply` changes. */
    count,
    change: changeUuid === undefined ? undefined : change,
    isSearching: preview.isPending,
    isChanging,
    error: preview.error ?? start.error,
    search(body: TextSearch) {
      setChange(undefined)
      start.reset()
      look(body, new Set(), () => setAll(false))
    },
    apply() {
      if (!asked || !changes || isChanging || count === 0) return
      const { side: _side, page: _page, ...wanted } = asked
      const segments = ticked.map(({ segmentId, version }) => ({ segmentId, version }))
      const body = { ...wanted, makesDrafts, ...(isAll ? { all: true } : { segments }) }
      const follow = (started: TextChange) => {
        client.setQueryData(textChangeQuery(started.uuid).queryKey, started)
        setChange(started.uuid)
      }
      start.mutate({ body }, { onSuccess: follow })
    },
    undo: () => change && undo.mutate({ path: { textChangeUuid: change.uuid } }),
    isUndoing: undo.isPending,
  }
}

export type TextChangeState = ReturnType<typeof useTextChange>
