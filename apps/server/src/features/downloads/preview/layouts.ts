import { asc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { layoutOf } from '../../../engines/file-work/files.ts'
import type { Place } from '../../../engines/formats/place.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { orRefuse } from '../../../kernel/failure.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { parseOptions } from '../../intake/reading/parse-resource.ts'
import { readingOfFile } from '../../intake/reading/reading-of-file.ts'
import { segments } from '../../work/work-unit-tables.ts'
import type { WorkUnitWithFile } from '../build-translation.ts'

/** The texts of a file by the keys of their sentences: each has one place, which its sentences share. */
type Layout = ReadonlyMap<string, Place>

// A file is read once for all of its pages. What is kept says nothing about texts, and a file with other content or read
// in another way is another one. Sizes count texts.
const kept = new LRUCache<string, Promise<Layout>>({ max: 12, maxSize: 500_000 })

/** Where the segments of a work unit stand in its file. */
export async function findLayout(
  { db, objects }: { db: Database; objects: Objects },
  { workUnit, resource }: WorkUnitWithFile,
): Promise<Layout> {
  const { fileKey } = resource
  if (fileKey === null) return new Map()
  const reading = await readingOfFile(db, workUnit.accountId, resource)
  const options = parseOptions(resource, workUnit.sourceLocale, workUnit.targetLocale, reading)
  const key = JSON.stringify([workUnit.id, fileKey, options])
  const known = kept.get(key)
  if (known) return known
  const found = readLayout()
  kept.set(key, found, { size: 1 })
  found.then(
    ({ size }) => kept.set(key, found, { size: Math.max(1, size) }),
    () => kept.delete(key),
  )
  return found

  async function readLayout(): Promise<Layout> {
    const readBefore = await db
      .select({ key: segments.key, source: segments.source, codes: segments.codes })
      .from(segments)
      .where(eq(segments.workUnitId, workUnit.id))
      .orderBy(asc(segments.index))
    const content = await objects.content(fileKey!)
    const texts = await orRefuse(() => layoutOf(content, { ...options, readBefore }))
    return new Map(texts.flatMap(({ place, keys }) => keys.map((one) => [one, place] as const)))
  }
}
