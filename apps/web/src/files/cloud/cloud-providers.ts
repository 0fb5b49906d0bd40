import type { CloudProvider } from '@dragoman/sdk/operations/cloudStorage'

/** Brand names, the same in every language. */
export const providerNames: Record<CloudProvider, string> = {
  GOOGLE_DRIVE: 'Google Drive',
  ONEDRIVE: 'OneDrive',
  DROPBOX: 'Dropbox',
}

/** Tells the other windows of this person that cloud storage was connected. */
export const cloudChannel = 'cloud-storage'
