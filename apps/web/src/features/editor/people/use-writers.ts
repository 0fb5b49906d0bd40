import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { SegmentWriter } from '@dragoman/sdk/operations/presence'
import type { UserRef } from '@dragoman/sdk/operations/users'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { usePresence } from '../../../ground/use-presence.ts'
import type { Editing } from '../drafts/editing.ts'

/** Milliseconds after the last unsaved letter until one no longer writes in a segment. */
const pause = 30_000

/** Someone else who writes in a segment. */
export interface Writer {
  user: UserRef
  /** When the segment is free, unless they go on (epoch ms by the clock of this computer). */
  freeAt: number
}

/** The others who write, by segment. */
export interface Writers {
  of: ReadonlyMap<string, Writer>
  /** The segments that one can't write in for them: those that one has neither taken over nor begun oneself. */
  held: ReadonlyMap<string, Writer>
  /** Tells them that one writes there oneself now. */
  takeOver: (segmentId: string) => void
}

const entityType = 'WORK_UNIT'

const noOthers: ReadonlyMap<string, Writer> = new Map()

const writersOf = (writers: readonly SegmentWriter[], heardAt: number): ReadonlyMap<string, Writer> =>
  new Map(
    writers.map(({ segmentId, user, secondsLeft }) => [segmentId, { user, freeAt: heardAt + 1000 * secondsLeft }]),
  )

/** Says in which segment one writes, and hears where others do. */
export function useWriters(editing: Editing, activeId: string | undefined, unsaved: readonly string[]): Writers {
  const client = sdkOf(useQueryClient())
  const entityUuid = editing.item.workUnit.uuid
  const isTyping = activeId !== undefined && unsaved.includes(activeId)
  const [written, setWritten] = useState<string>()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  if (isTyping && written !== activeId) setWritten(activeId)
  if (!isTyping && written !== undefined && written !== activeId && !unsaved.includes(written)) setWritten(undefined)
  useEffect(() => {
    if (isTyping || written === undefined) return
    const timer = setTimeout(() => setWritten(undefined), pause)
    return () => clearTimeout(timer)
  }, [isTyping, written])
  const { present, heardAt, tabUuid } = usePresence({ entityType, entityUuid, ...(written && { segmentId: written }) })
  const writers = present?.writers
  const of = useMemo(() => (writers?.length ? writersOf(writers, heardAt) : noOthers), [writers, heardAt])
  const held = useMemo(
    () => (of.size === 0 ? of : new Map([...of].filter(([id]) => !taken.has(id) && !unsaved.includes(id)))),
    [of, taken, unsaved],
  )
  // Where both have stopped, or the other one has taken over, one no longer keeps the other from writing.
  if (written !== undefined && !isTyping && held.has(written)) setWritten(undefined)
  useLayoutEffect(() => {
    editing.hold(held)
  }, [editing, held])
  const takeOver = useCallback(
    (segmentId: string) => {
      setTaken((before) => new Set([...before, segmentId]))
      setWritten(segmentId)
      const body = { entityType, entityUuid, tabUuid, segmentId, takesOver: true } as const
      call(client, api.presence.enter, { body }).catch(() => undefined)
      editing.show(segmentId)
    },
    [client, editing, entityUuid, tabUuid],
  )
  return useMemo(() => ({ of, held, takeOver }), [of, held, takeOver])
}
