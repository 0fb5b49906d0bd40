import { join } from 'node:path'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { type S3Place, s3Store } from './s3-store.ts'

/** The store that the settings name: a bucket, or the folder of stored files. */
export const openStore = (settings: { filesDirectory: string; s3: S3Place | undefined }): ObjectStore =>
  settings.s3 ? s3Store(settings.s3, join(settings.filesDirectory, 'cache')) : folderStore(settings.filesDirectory)
