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
    for (const key of ['editor', 'tasks', 'workUnits', 'projects', 'checkRuns'])
      void client.invalidateQueries({ queryKey: [key] })
  }, [change, client])

  // Nothing that is only found, as in a source, is ever changed: not by a key, either.
  const changes = asked?.side !== 'SOURCE' && (asked?.replacement !== undefined || asked?.scope === 'CHECK_RUN')
  const ticked = found?.items.filter(({ segmentId, reason }) => !reason && selected.has(segmentId)) ?? []
  const isChanging = start.isPending || change?.status === 'RUNNING'

  return {
    asked,
    found,
    selected,
    setSelected,
    makesDrafts,
    setMakesDrafts,
    changes,
    /** How many segments `apply` changes. */
    count: ticked.length,
    change: changeUuid === undefined ? undefined : change,
    isSearching: preview.isPending,
    isChanging,
    error: preview.error ?? start.error,
    search(body: TextSearch) {
      setChange(undefined)
      start.reset()
      preview.mutate(
        { body },
        {
          onSuccess: (result) => {
            setAsked(body)
            setFound(result)
            setSelected(new Set(result.items.flatMap(({ segmentId, reason }) => (reason ? [] : [segmentId]))))
          },
        },
      )
    },
    apply() {
      if (!asked || !changes || isChanging || ticked.length === 0) return
      const { side: _side, ...wanted } = asked
      const segments = ticked.map(({ segmentId, version }) => ({ segmentId, version }))
      const body = { ...wanted, makesDrafts, segments }
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
