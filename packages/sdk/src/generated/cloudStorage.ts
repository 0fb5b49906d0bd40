// Generated from openapi/resources/cloudStorage.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { bytes, nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Cloud storage that files can come from. */
export type CloudProvider = 'GOOGLE_DRIVE' | 'ONEDRIVE' | 'DROPBOX'

export interface CloudStorage {
  provider: CloudProvider
  /** Whether the caller can choose files there. */
  isConnected: boolean
  /** Whose storage it is, as the provider names them. */
  accountName?: string
}

export interface CloudConsent {
  /** Address of the provider where the caller agrees. */
  url: string
}

export interface CloudItems {
  /** Folders and files. */
  items: CloudItem[]
  /** Leads to the next page; absent on the last one. */
  nextCursor?: string
}

export interface CloudItem {
  /** Id at the provider. */
  id: string
  /** Name, with the extension that the file will have. */
  name: string
  /** Whether it holds other items. */
  isFolder: boolean
  /** Size in bytes; absent for folders, and where it is not known before. */
  size?: number
  /** When it was last changed, epoch ms. */
  modifiedAt?: number
}

/**
 * List the cloud storage that files can come from
 *
 * Those that the operator of this installation has registered with; none is an empty list.
 *
 * `GET /api/v3/cloud-storage` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} a code of any call
 */
export const listProviders: Operation<NoParams, CloudStorage[]> = /*@__PURE__*/ operation('cloudStorage.listProviders', 'GET', '/api/v3/cloud-storage')

/** What `cloudStorage.connect` takes. */
export interface CloudStorageConnectParams {
  path: {
    /** The cloud storage. */
    provider: CloudProvider
  }
}

/**
 * Start connecting to cloud storage
 *
 * Returns the address of the provider where the caller agrees in a browser. It sets a cookie, so the answer of the provider counts for the browser that made this call, and for ten minutes.
 *
 * `POST /api/v3/cloud-storage/{provider}` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const connect: Operation<CloudStorageConnectParams, CloudConsent> = /*@__PURE__*/ operation('cloudStorage.connect', 'POST', '/api/v3/cloud-storage/{provider}', { retry: 'safe' })

/** What `cloudStorage.disconnect` takes. */
export interface CloudStorageDisconnectParams {
  path: {
    /** The cloud storage. */
    provider: CloudProvider
  }
}

/**
 * Disconnect from cloud storage
 *
 * Deletes what the provider gave. Files that were uploaded stay.
 *
 * `DELETE /api/v3/cloud-storage/{provider}` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} a code of any call
 */
export const disconnect: Operation<CloudStorageDisconnectParams, void> = /*@__PURE__*/ operation('cloudStorage.disconnect', 'DELETE', '/api/v3/cloud-storage/{provider}', { answer: nothing })

/** What `cloudStorage.finish` takes. */
export interface CloudStorageFinishParams {
  path: {
    /** The cloud storage. */
    provider: CloudProvider
  }
  query?: {
    /** What `cloudStorage.connect` gave to the provider. */
    state?: string | undefined
    /** Code of the provider. */
    code?: string | undefined
    /** Issuer. */
    iss?: string | undefined
    /** What the person agreed to. */
    scope?: string | undefined
    /** Why the provider refuses. */
    error?: string | undefined
    /** The same in words. */
    error_description?: string | undefined
  } | undefined
}

/**
 * Come back from cloud storage
 *
 * For browsers. Takes the answer of the provider, and redirects to a page that says whether files can be chosen now. Only the person who called `cloudStorage.connect` is connected.
 *
 * `GET /api/v3/cloud-storage/{provider}/callback` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const finish: Operation<CloudStorageFinishParams, void> = /*@__PURE__*/ operation('cloudStorage.finish', 'GET', '/api/v3/cloud-storage/{provider}/callback', { answer: nothing })

/** What `cloudStorage.listItems` takes. */
export interface CloudStorageListItemsParams {
  path: {
    /** The cloud storage. */
    provider: CloudProvider
  }
  query?: {
    /** Id of a folder; the top one if omitted. */
    folder?: string | undefined
    /** Part of a name. */
    term?: string | undefined
    /** `nextCursor` of the page before, with the same folder and term. */
    cursor?: string | undefined
  } | undefined
}

/**
 * List a folder of cloud storage
 *
 * Folders first. A page holds up to 100 items in the order of the provider; `nextCursor` leads to the next one. With `term`, lists what the provider finds by name in every folder.
 *
 * `GET /api/v3/cloud-storage/{provider}/item` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} CLOUD_STORAGE_FAILED, NOT_FOUND, a code of any call
 */
export const listItems: Operation<CloudStorageListItemsParams, CloudItems> = /*@__PURE__*/ operation('cloudStorage.listItems', 'GET', '/api/v3/cloud-storage/{provider}/item')

/** What `cloudStorage.download` takes. */
export interface CloudStorageDownloadParams {
  path: {
    /** The cloud storage. */
    provider: CloudProvider
  }
  query: {
    /** Id of the file. */
    id: string
  }
}

/**
 * Get a file from cloud storage
 *
 * Its bytes under the name that it has there, up to 512 MB. Documents, spreadsheets, and presentations of Google come as DOCX, XLSX, and PPTX, up to 10 MB.
 *
 * `GET /api/v3/cloud-storage/{provider}/content` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} CLOUD_STORAGE_FAILED, NOT_FOUND, a code of any call
 */
export const download: Operation<CloudStorageDownloadParams, Blob> = /*@__PURE__*/ operation('cloudStorage.download', 'GET', '/api/v3/cloud-storage/{provider}/content', { answer: bytes })
