import type { Readable } from 'node:stream'
import type { CloudItems } from '@dragoman/sdk/operations/cloudStorage'
import type { CloudCalls } from '../cloud-calls.ts'

/** What is asked of a folder; with a term, of all of them. */
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
  /** What the provider wants to be told beside that, so that the connection outlives its first hour. */
  parameters: Record<string, string>
  /** Whose storage it is. */
  accountName(calls: CloudCalls): Promise<string | undefined>
  items(calls: CloudCalls, query: ItemsQuery): Promise<CloudItems>
  file(calls: CloudCalls, id: string): Promise<CloudFile>
}

/** Items on a page. */
export const pageSize = 100
