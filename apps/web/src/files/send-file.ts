import type { Client } from '@dragoman/sdk/client'
import { call } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import * as api from '@dragoman/sdk/api'
import type { ParserParameters, ProjectResource } from '@dragoman/sdk/operations/projects'
import { upload } from '@dragoman/sdk/upload'
import { errorText } from '../errors/error-text.ts'
import { t } from '../i18n/t.ts'

/** How the files of one kind are read. */
export interface FileOptions {
  /** The parser's way of reading; its default one where it is left out. */
  parserFilter?: string
  applySourceSegmentation: boolean
  parameters: ParserParameters
}

/** Why a file was not taken: what the server says, with the line where it knows one. */
export interface FileProblem {
  line?: number
  reason: string
}

/** The problem in words, with its line. */
export const problemText = ({ line, reason }: FileProblem): string =>
  line === undefined ? reason : t('projects.files.problem', { line, reason })

/** A file on its way into a project. */
export interface FileItem {
  id: string
  file: File
  state: 'waiting' | 'uploading' | 'done' | 'error'
  /** 0 to 100 while uploading. */
  progress?: number
  /** Its announcement on the server, once there is one: it is never announced twice. */
  resourceUuid?: string
  /** The file of the project whose content it replaces; that one stays when this one is taken back. */
  replaces?: string
  /** It was announced, but no answer came: the server may know its name already. */
  isUncertain?: boolean
  found?: Pick<ProjectResource, 'totalSegments' | 'totalWords'>
  problem?: FileProblem
}

/** Tells what became of a file so far. */
export type Report = (change: Partial<FileItem>) => void

/**
 * Brings a file into a project: announces it, says how it is read, sends its content. Whatever was done before is not
 * done again. What became of it, `report` is told.
 */
export async function sendFile(
  client: Client,
  projectUUID: string,
  item: FileItem,
  options: FileOptions | undefined,
  report: Report,
): Promise<void> {
  report({ state: 'uploading', progress: 0, problem: undefined })
  try {
    const projectResourceUUID =
      item.resourceUuid ?? item.replaces ?? (await announce(client, projectUUID, item, report))
    report({ resourceUuid: projectResourceUUID, isUncertain: false })
    const path = { projectUUID, projectResourceUUID }
    if (options) await call(client, api.projects.updateResourceParams, { path, body: { ...options } })
    const onProgress = ({ sent, total }: { sent: number; total?: number }) =>
      report({ progress: total && (100 * sent) / total })
    const params = { path, body: { file: item.file } }
    const resource = await upload(client, api.projects.uploadResourceContent, params, { onProgress, accept: 'any' })
    report({ state: 'done', found: resource })
  } catch (error) {
    report({ state: 'error', problem: problemOf(error) })
  }
}

async function announce(client: Client, projectUUID: string, item: FileItem, report: Report): Promise<string> {
  try {
    const params = { path: { projectUUID }, body: { name: item.file.name } }
    return (await call(client, api.projects.createResource, params)).uuid
  } catch (error) {
    const known = item.isUncertain ? announcedBefore(error) : undefined
    if (known !== undefined) return known
    if (!isHttpError(error)) report({ isUncertain: true })
    throw error
  }
}

/** The announcement that stands in the way of another one of the same name, out of a refusal. */
function announcedBefore(error: unknown): string | undefined {
  const data = isHttpError(error, 422) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'projectResourceUuid' in data
    ? String(data.projectResourceUuid)
    : undefined
}

/** What is wrong with a file, out of a refusal. */
export function problemOf(error: unknown): FileProblem {
  const data = isHttpError(error, 422) ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('reason' in data)) return { reason: errorText(error) }
  const line = 'line' in data && typeof data.line === 'number' ? data.line : undefined
  return { ...(line !== undefined && { line }), reason: String(data.reason) }
}
