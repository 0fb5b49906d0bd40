import type { Client } from '@dragoman/sdk/client'
import { call } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import * as api from '@dragoman/sdk/api'
import type { ParserParameters, ProjectResource } from '@dragoman/sdk/operations/projects'
import type { UploadedFile } from '@dragoman/sdk/operations/uploads'
import { upload } from '@dragoman/sdk/upload'
import { errorText } from '../errors/error-text.ts'
import { t } from '../i18n/t.ts'

/** How a file is read. Parameters that are not listed are as usual. */
export interface FileOptions {
  /** The parser's way of reading; its default one where it is left out. */
  parserFilter?: string
  applySourceSegmentation: boolean
  parameters: ParserParameters
  /** The file is read this way, whatever it leaves in doubt. */
  areQuestionsSettled?: boolean
}

/** Why a file was not taken: what the server says, with the line where it knows one. */
export interface FileProblem {
  line?: number
  reason: string
}

/** The problem in words, with its line. */
export const problemText = ({ line, reason }: FileProblem): string =>
  line === undefined ? reason : t('projects.files.problem', { line, reason })

/** The files of an archive that has arrived, and those that are not taken. */
export type OpenedArchive = Required<Pick<UploadedFile, 'files' | 'notTaken'>>

/** A file on its way into a project. */
export interface FileItem {
  id: string
  /** Empty for a file of an archive, which the server has unpacked. */
  file: File
  /** Its folders and name in the archive that it came in, and its size there. */
  packed?: { path: string; size: number }
  /** An archive that has arrived: its files take its place. */
  opened?: OpenedArchive
  state: 'waiting' | 'uploading' | 'done' | 'error'
  /** 0 to 100 while uploading. */
  progress?: number
  /** Where the server keeps it until it is in the project. */
  uploadUuid?: string
  /** How it is read; as usual where it is left out. */
  options?: FileOptions
  /** Its place in the project, once there is one: it is never created twice. */
  resourceUuid?: string
  /** The file of the project whose content it replaces; that one stays when this one is taken back. */
  replaces?: string
  /** It was announced, but no answer came: the server may know its name already. */
  isUncertain?: boolean
  found?: Pick<ProjectResource, 'totalSegments' | 'totalWords'>
  problem?: FileProblem
}

/** The name of a file, with its folders if it came in an archive. */
export const placeOf = ({ file, packed }: Pick<FileItem, 'file' | 'packed'>): string => packed?.path ?? file.name

/** Tells what became of a file so far. */
export type Report = (change: Partial<FileItem>) => void

/**
 * Sends a file to the server, where it waits for its project. What became of it, `report` is told. Null for one that did
 * not arrive, and for an archive, which comes into a project by its files.
 */
export async function stageFile(client: Client, item: FileItem, report: Report): Promise<string | null> {
  if (item.uploadUuid !== undefined) return item.uploadUuid
  report({ state: 'uploading', progress: 0, problem: undefined })
  try {
    const onProgress = ({ sent, total }: { sent: number; total?: number }) =>
      report({ progress: total && (100 * sent) / total })
    const params = { body: { file: item.file } }
    const {
      uuid,
      files,
      notTaken = [],
    } = await upload(client, api.uploads.create, params, {
      onProgress,
      accept: 'any',
    })
    report({ state: 'waiting', uploadUuid: uuid, ...(files && { opened: { files, notTaken } }) })
    return files ? null : uuid
  } catch (error) {
    report({ state: 'error', problem: problemOf(error) })
    return null
  }
}

/**
 * Brings a file into a project, with the options that it is read with. Whatever was done before is not done again. What
 * became of it, `report` is told.
 */
export async function sendFile(client: Client, projectUUID: string, item: FileItem, report: Report): Promise<void> {
  const uploadUuid = await stageFile(client, item, report)
  if (uploadUuid === null) return
  report({ state: 'uploading', problem: undefined })
  try {
    const known = item.resourceUuid ?? item.replaces
    const resource = known
      ? await replace(client, { projectUUID, projectResourceUUID: known }, uploadUuid, item.options)
      : await create(client, projectUUID, { ...item, uploadUuid }, report)
    report({ state: 'done', isUncertain: false, ...resource })
  } catch (error) {
    // Expired uploads are sent again, unless only the server has had the file.
    const isGone = isHttpError(error, 404) && item.packed === undefined
    report({ state: 'error', problem: problemOf(error), ...(isGone && { uploadUuid: undefined }) })
  }
}

type Arrived = Pick<FileItem, 'resourceUuid' | 'found'>

async function replace(
  client: Client,
  path: { projectUUID: string; projectResourceUUID: string },
  uploadUuid: string,
  options: FileOptions | undefined,
): Promise<Arrived> {
  if (options) {
    const { areQuestionsSettled: _, ...body } = options
    await call(client, api.projects.updateResourceParams, { path, body })
  }
  const found = await call(client, api.projects.uploadResourceContent, { path, body: { uploadUuid } })
  return { resourceUuid: path.projectResourceUUID, found }
}

async function create(
  client: Client,
  projectUUID: string,
  { file, packed, uploadUuid, options, isUncertain }: FileItem,
  report: Report,
): Promise<Arrived> {
  try {
    const body = { name: file.name, ...(packed && { path: packed.path }), uploadUuid, ...(options && { options }) }
    const found = await call(client, api.projects.createResource, { path: { projectUUID }, body })
    return { resourceUuid: found.uuid, found }
  } catch (error) {
    const known = isUncertain ? createdBefore(error) : undefined
    if (known !== undefined) return { resourceUuid: known }
    if (!isHttpError(error)) report({ isUncertain: true })
    throw error
  }
}

/** The file that stands in the way of another one of the same name, out of a refusal. */
function createdBefore(error: unknown): string | undefined {
  const data = isHttpError(error, 422) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'projectResourceUuid' in data
    ? String(data.projectResourceUuid)
    : undefined
}

/** The problem of a file, from a refusal. */
export function problemOf(error: unknown): FileProblem {
  const data = isHttpError(error, 422) ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('reason' in data)) return { reason: errorText(error) }
  const line = 'line' in data && typeof data.line === 'number' ? data.line : undefined
  return { ...(line !== undefined && { line }), reason: String(data.reason) }
}
