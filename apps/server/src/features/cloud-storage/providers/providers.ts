import type { CloudProvider } from '@dragoman/sdk/operations/cloudStorage'
import { dropbox } from './dropbox.ts'
import { googleDrive } from './google-drive.ts'
import { oneDrive } from './onedrive.ts'
import type { StorageProvider } from './provider.ts'

/** Every kind of cloud storage, in the order in which they are offered. */
export const storageProviders: Record<CloudProvider, StorageProvider> = {
  GOOGLE_DRIVE: googleDrive,
  ONEDRIVE: oneDrive,
  DROPBOX: dropbox,
}
