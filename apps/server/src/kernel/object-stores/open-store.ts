import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { type S3Place, s3Store } from './s3-store.ts'

interface StoreSettings {
  filesDirectory: string
  s3: S3Place | undefined
}

/** The store that the settings name: a bucket, or the folder of stored files. */
export const openStore = (settings: StoreSettings): ObjectStore =>
  settings.s3 ? s3Store(settings.s3, join(settings.filesDirectory, 'cache')) : folderStore(settings.filesDirectory)

/** The same for a command, which shares no copies with a server that runs beside it. */
export async function withStore<Result>(
  settings: StoreSettings,
  work: (store: ObjectStore) => Promise<Result>,
): Promise<Result> {
  if (!settings.s3) return work(openStore(settings))
  const cache = await mkdtemp(join(tmpdir(), 'dragoman-objects-'))
  try {
    return await work(s3Store(settings.s3, cache))
  } finally {
    await rm(cache, { recursive: true, force: true })
  }
}
