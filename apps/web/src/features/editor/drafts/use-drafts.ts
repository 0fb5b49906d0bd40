import { sdkOf } from '@dragoman/hooks/api-query-client'
import { updateSegment, type Segment, type SegmentUpdate } from '@dragoman/sdk/operations/editor'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '@dragoman/hooks/session'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftPerson } from '../../../ground/draft-database.ts'
import { contextQuery } from '../editor-context.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import { indexQuery } from '../segments/use-segments.ts'
import { createDraftDisk, type DraftDisk } from './draft-disk.ts'
import { createDrafts, type Draft, type Drafts } from './drafts.ts'

export interface DraftsOptions {
  workUnitUuid: string
  store: SegmentStore
  /** The editor's address, whose answer says whether one may write. */
  address: string
  /** Told how many other segments took a confirmed translation over. */
  onRepetitions: (count: number) => void
  /** Told how many drafts from before were taken up. */
  onRestored: (count: number) => void
  /** Whether the person may write: only then are drafts from before taken up. */
  isWritable: boolean
}

/** The most repetitions that are loaded again one by one; with more of them it is the index that is. */
const mostReloaded = 200

/**
 * The drafts of a work unit. Saves go past the query client's own refresh: it would fetch all segments again after each
 * of them. What the contract names beside them is made stale here.
 */
export function useDrafts(options: DraftsOptions): Drafts {
  const { workUnitUuid, store, address, isWritable, onRepetitions, onRestored } = options
  const queryClient = useQueryClient()
  const { subject } = useSession().snapshot
  const [{ drafts, disk }] = useState(() => {
    const client = sdkOf(queryClient)
    const save = (segmentId: string, body: SegmentUpdate) =>
      client.send(updateSegment, { path: { id: workUnitUuid, segmentId }, body }, { retry: false }) as Promise<Segment>
    const ownDisk = subject && createDraftDisk(draftPerson(subject), workUnitUuid)
    const made = createDrafts({
      save,
      keep: ownDisk?.keep,
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
    return { drafts: made, disk: ownDisk }
  })
  const revision = useSyncExternalStore(store.subscribeAll, store.revision)
  const isReady = isWritable && revision > 0
  useEffect(() => {
    if (isReady && disk) void takeUp(disk, drafts, store).then(onRestored)
    // Once: what is typed from here on is in the drafts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady])
  useEffect(() => {
    window.addEventListener('online', drafts.retry)
    return () => {
      window.removeEventListener('online', drafts.retry)
      drafts.dispose()
    }
  }, [drafts])
  return drafts
}

/** Takes up what was typed before and never reached the server; gives how many drafts there were. */
async function takeUp(disk: DraftDisk, drafts: Drafts, store: SegmentStore): Promise<number> {
  const kept = await disk.read()
  const rows = kept.flatMap(({ segmentId }) => store.rowOf(segmentId) ?? [])
  await store.want(rows.sort((a, b) => a - b))
  for (const draft of kept) {
    const present = store.get(draft.segmentId)
    if (present || store.rowOf(draft.segmentId) === undefined) drafts.restore(draft, present)
  }
  return kept.filter(({ segmentId }) => store.rowOf(segmentId) !== undefined && drafts.get(segmentId)).length
}

/** The text typed in one segment that isn't saved yet. */
export const useDraft = (drafts: Drafts, id: string): Draft | undefined =>
  useSyncExternalStore(drafts.subscribe, () => drafts.get(id))

/** A segment as it is now, see `Drafts.latest`. */
export const useLatest = (drafts: Drafts, segment: Segment): Segment =>
  useSyncExternalStore(drafts.subscribe, () => drafts.latest(segment))

/** Ids of segments of which something is not saved yet. */
export const useUnsaved = (drafts: Drafts): readonly string[] => useSyncExternalStore(drafts.subscribe, drafts.unsaved)
