import type { Readable } from 'node:stream'
import type { CloudItems } from '@dragoman/sdk/operations/cloudStorage'
import type { CloudCalls } from '../cloud-calls.ts'

/** A query for the items of a folder; with a term, of all folders. */
export interface ItemsQuery {
  folder?: string | undefined
  term?: string | undefined
  cursor?: string | undefined
}

/** A file on its way. */
export interface CloudFile {
  name: string
  /** In bytes, where the provider says it before. */
  size: number | undefined
  content: Readable
}

/** A provider of cloud storage: where people agree, and the part of its protocol that choosing files needs. */
export interface StorageProvider {
  issuer: string
  authorizeUrl: string
  tokenUrl: string
  scope: string
  /** More parameters for the provider, so that the connection outlives its first hour. */
  parameters: Record<string, string>
  /** The name of the storage's owner. */
  accountName(calls: CloudCalls): Promise<string | undefined>
  items(calls: CloudCalls, query: ItemsQuery): Promise<CloudItems>
  file(calls: CloudCalls, id: string): Promise<CloudFile>
}

/** Items on a page. */
export const pageSize = 100
