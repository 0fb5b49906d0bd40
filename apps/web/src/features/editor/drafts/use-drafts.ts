import { sdkOf } from '@dragoman/hooks/api-query-client'
import { updateSegment, type Segment, type SegmentUpdate } from '@dragoman/sdk/operations/editor'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { contextQuery } from '../editor-context.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import { indexQuery } from '../segments/use-segments.ts'
import { createDrafts, type Draft, type Drafts } from './drafts.ts'

export interface DraftsOptions {
  workUnitUuid: string
  store: SegmentStore
  /** The editor's address, whose answer says whether one may write. */
  address: string
  /** Told how many other segments took a confirmed translation over. */
  onRepetitions: (count: number) => void
}

/** The most repetitions that are loaded again one by one; with more of them it is the index that is. */
const mostReloaded = 200

/**
 * The drafts of a work unit. Saves go past the query client's own refresh: it would fetch all segments again after each
 * of them. What the contract names beside them is made stale here.
 */
export function useDrafts({ workUnitUuid, store, address, onRepetitions }: DraftsOptions): Drafts {
  const queryClient = useQueryClient()
  const [drafts] = useState(() => {
    const client = sdkOf(queryClient)
    const save = (segmentId: string, body: SegmentUpdate) =>
      client.send(updateSegment, { path: { id: workUnitUuid, segmentId }, body }, { retry: false }) as Promise<Segment>
    return createDrafts({
      save,
      onSegment: ({ propagated = 0, ...segment }) => {
        store.put([segment])
        for (const resource of updateSegment.refreshes ?? [])
          void queryClient.invalidateQueries({ queryKey: [resource] })
        if (propagated === 0) return
        onRepetitions(propagated)
        void store.refreshRepetitions(segment, mostReloaded).then((isDone) => {
          if (!isDone) void queryClient.invalidateQueries(indexQuery(workUnitUuid))
        })
      },
      onRefused: () => void queryClient.invalidateQueries(contextQuery(address)),
    })
  })
  useEffect(() => {
    window.addEventListener('online', drafts.retry)
    return () => {
      window.removeEventListener('online', drafts.retry)
      drafts.dispose()
    }
  }, [drafts])
  return drafts
}

/** What was typed in one segment and is not saved yet. */
export const useDraft = (drafts: Drafts, id: string): Draft | undefined =>
  useSyncExternalStore(drafts.subscribe, () => drafts.get(id))

/** A segment as it is now, see `Drafts.latest`. */
export const useLatest = (drafts: Drafts, segment: Segment): Segment =>
  useSyncExternalStore(drafts.subscribe, () => drafts.latest(segment))

/** Ids of segments of which something is not saved yet. */
export const useUnsaved = (drafts: Drafts): readonly string[] => useSyncExternalStore(drafts.subscribe, drafts.unsaved)
