import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { draftDatabase } from '../../../ground/draft-database.ts'
import type { Draft } from './drafts.ts'

/** The part of a draft that outlives its page: the text, and the segment that it builds on. */
export interface KeptDraft extends Pick<Draft, 'text' | 'base' | 'match' | 'wanted'> {
  workUnitUuid: string
  segmentId: string
  /** When it was typed (epoch ms). */
  at: number
}

interface Tables extends DBSchema {
  drafts: { key: [workUnitUuid: string, segmentId: string]; value: KeptDraft }
}

/** Days until what could never be saved is forgotten. */
const keptDays = 60

export type DraftDisk = ReturnType<typeof createDraftDisk>

/**
 * Keeps the drafts of one person in one work unit in the browser, until the server has them. Writes at once what came
 * last, and never makes anyone wait. Where the browser keeps nothing, drafts live as long as their page.
 * @param person see `draftDatabase`
 */
export function createDraftDisk(person: string, workUnitUuid: string, now = Date.now) {
  const waiting = new Map<string, KeptDraft | undefined>()
  let database: Promise<IDBPDatabase<Tables>> | undefined
  let isOver = false
  let writing: Promise<void> | undefined

  const open = () =>
    (database ??= openDB<Tables>(draftDatabase(person), 1, {
      upgrade: (made) => void made.createObjectStore('drafts', { keyPath: ['workUnitUuid', 'segmentId'] }),
      // Someone signs out in another tab: nothing is to be kept from now on.
      blocking(_present, _next, { target }) {
        isOver = true
        ;(target as IDBDatabase).close()
      },
    }))

  async function writeAll() {
    const { store, done } = (await open()).transaction('drafts', 'readwrite')
    const changes = [...waiting]
    waiting.clear()
    for (const [segmentId, draft] of changes)
      void (draft ? store.put(draft) : store.delete([workUnitUuid, segmentId])).catch(() => undefined)
    await done
  }

  function write() {
    writing ??= writeAll()
      .catch(() => waiting.clear())
      .finally(() => {
        writing = undefined
        if (waiting.size > 0) write()
      })
  }

  return {
    /** Keeps a draft, or forgets it. */
    keep(segmentId: string, draft: Draft | undefined) {
      if (isOver) return
      const isStored = draft === undefined || draft.state === 'refused'
      const { text, base, match, wanted } = draft ?? {}
      waiting.set(
        segmentId,
        isStored ? undefined : { workUnitUuid, segmentId, text: text!, base: base!, match, wanted, at: now() },
      )
      write()
    },
    /** The drafts that were kept, in the order in which they were typed. */
    async read(): Promise<KeptDraft[]> {
      try {
        const range = IDBKeyRange.bound([workUnitUuid], [workUnitUuid, []])
        const kept = await (await open()).getAll('drafts', range)
        const oldest = now() - keptDays * 86_400_000
        for (const { segmentId, at } of kept) if (at < oldest) this.keep(segmentId, undefined)
        return kept.filter(({ at }) => at >= oldest).sort((a, b) => a.at - b.at)
      } catch {
        return []
      }
    },
    /** Resolves when everything is written. */
    async settled(): Promise<void> {
      await writing
      if (writing) await this.settled()
    },
  }
}
