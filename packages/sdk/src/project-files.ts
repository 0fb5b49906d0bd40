import { call, type Client } from './client.ts'
import { isHttpError, stripPrefix, ValidationError, type CallError } from './errors.ts'
import {
  createResource,
  createWorkUnits,
  getFileParams,
  getIngestionStatus,
  listResources,
  removeResource,
  updateResourceParams,
  uploadResourceContent,
} from './generated/projects.ts'
import type {
  IngestionStatus,
  ProjectResource,
  ProjectResourceCreate,
  ProjectResourceParamsUpdate,
  WorkUnitsRequest,
} from './generated/projects.ts'
import type { WorkUnit } from './generated/workUnits.ts'
import type { NamedUpload } from './operation.ts'
import { follow, type PollOptions } from './poll.ts'
import { upload, type UploadProgress } from './upload.ts'
import { extensionOf } from './upload-extensions.ts'

/** A file for a project, with what is to be said of it: its folder, notes, and how it is parsed. */
export type ProjectFile =
  | File
  | (NamedUpload & Omit<ProjectResourceCreate, 'name'> & { readonly params?: ProjectResourceParamsUpdate })

export interface ProjectUpload extends Pick<WorkUnitsRequest, 'targetLocales' | 'workflows'> {
  readonly projectUUID: string
  readonly files: Iterable<ProjectFile> | AsyncIterable<ProjectFile>
}

export interface ProjectUploadOptions {
  /** Ends the upload at once; files that have arrived stay. */
  readonly signal?: AbortSignal | undefined
  /** Told how much of a file has been sent. What it throws is printed, and ends nothing. */
  readonly onProgress?: ((file: ProjectFile, progress: UploadProgress) => void) | undefined
}

/** The results of an upload of files. */
export interface UploadedFiles {
  /** The files that are in the project now, in their order. */
  readonly resources: readonly ProjectResource[]
  /** Their work units: each file in each target locale and step, those from before included. */
  readonly workUnits: readonly WorkUnit[]
  /** The files that stay where they are, each with the reason: their type is not read, or the server refused them. */
  readonly refused: readonly { readonly file: ProjectFile; readonly error: CallError }[]
}

/**
 * Brings files into a project: registers each, uploads its content, and creates the work units of all. A file whose name is
 * in its folder of the project already replaces that one's content, so that this can be repeated. What cannot be read is reported and
 * stops no other file; `waitUntilIngested` waits for the segments.
 * @throws one of `CallError` for what concerns the project, the session, or the connection
 */
export async function uploadFiles(
  client: Client,
  { projectUUID, files, targetLocales, workflows }: ProjectUpload,
  { signal, onProgress }: ProjectUploadOptions = {},
): Promise<UploadedFiles> {
  const path = { projectUUID }
  const options = { signal }
  const [known, { files: readable }] = await Promise.all([
    call(client, listResources, { path }, options),
    call(client, getFileParams, {}, options),
  ])
  const resources: ProjectResource[] = []
  const refused: { file: ProjectFile; error: CallError }[] = []
  for await (const file of files) {
    const { name } = file
    if (!Object.hasOwn(readable, extensionOf(name))) {
      refused.push({ file, error: notReadable(name) })
      continue
    }
    let created: string | undefined
    try {
      const { params, ...more }: Registered = file instanceof Blob ? {} : registered(file)
      const folder = folderOf(more.path ?? '', name)
      const present = known.find((one) => one.name === name && (one.path ?? folder) === folder)
      let projectResourceUUID = present?.uuid
      if (!projectResourceUUID) {
        const resource = await call(client, createResource, { path, body: { name, ...more } }, options)
        projectResourceUUID = created = resource.uuid
      }
      const ofFile = { projectUUID, projectResourceUUID }
      if (params) await call(client, updateResourceParams, { path: ofFile, body: params }, options)
      const content = { path: ofFile, body: { file } }
      resources.push(
        await upload(client, uploadResourceContent, content, {
          ...options,
          ...(onProgress && { onProgress: (progress) => onProgress(file, progress) }),
        }),
      )
    } catch (error) {
      if (!isAboutFile(error)) throw error
      refused.push({ file, error })
      // A file without content would be waited for.
      if (created) await call(client, removeResource, { path: { projectUUID, projectResourceUUID: created } }, options)
    }
  }
  const wanted = resources.map(({ uuid }) => ({ projectResourceUuid: uuid, targetLocales, workflows }))
  const workUnits: WorkUnit[] = []
  // As many as the server takes at once, ten thousand steps.
  const most = Math.max(
    1,
    Math.min(1_000, Math.floor(10_000 / (targetLocales.length * (workflows?.length ?? 16) || 1))),
  )
  for (let at = 0; at < wanted.length; at += most) {
    const body = wanted.slice(at, at + most)
    workUnits.push(...((await call(client, createWorkUnits, { path, body }, options)) as WorkUnit[]))
  }
  return { resources, workUnits, refused }
}

type Registered = Pick<Exclude<ProjectFile, File>, 'path' | 'notes' | 'previewUrl' | 'params'>

/** The folder of a path, at whose end the name of the file may stand; as the server keeps it. */
function folderOf(path: string, name: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.at(-1) === name) parts.pop()
  return parts.join('/')
}

/** The body that registers a file. */
function registered({ path, notes, previewUrl, params }: Exclude<ProjectFile, File>): Registered {
  return { ...(path && { path }), ...(notes && { notes }), ...(previewUrl && { previewUrl }), params }
}

const notReadable = (name: string) =>
  new ValidationError([{ field: 'file', message: `${name} is of a type that is not read`, rule: 'extension' }], {
    operationId: uploadResourceContent.id,
    attempts: 0,
  })

/** Whether a failure is about one file, so that others can go on. */
const isAboutFile = (error: unknown): error is CallError =>
  error instanceof ValidationError ||
  isHttpError(error, 413, 415) ||
  (isHttpError(error, 400, 422) &&
    (error.code === 'FILE_REFUSED' || error.code === 'INVALID' || error.code === 'NAME_TAKEN'))

export interface IngestionOptions extends PollOptions<IngestionStatus> {
  /** Only these source files, by id; all of the project where nothing is said. */
  readonly resources?: readonly string[] | undefined
}

/**
 * Waits until the source files of a project have their segments in all work units: answers the state of each.
 * @example await waitUntilIngested(client, projectUUID)
 * @throws {JobError} once the others are done, where a file could not be imported, in words that name it; {TimeoutError} when it takes too long, also where a file has no content
 */
export async function waitUntilIngested(
  client: Client,
  projectUUID: string,
  { resources: wanted, ...options }: IngestionOptions = {},
): Promise<IngestionStatus> {
  const look = async (signal?: AbortSignal): Promise<IngestionStatus> => {
    const state = await call(client, getIngestionStatus, { path: { projectUUID } }, { signal })
    const resources = wanted ? state.resources.filter(({ uuid }) => wanted.includes(uuid)) : state.resources
    const has = (...statuses: string[]) => resources.find(({ status }) => statuses.includes(status))
    const failed = has('ERROR')
    return {
      ...state,
      resources,
      // A file that failed is told of when the others are there.
      status: (has('RUNNING', 'WAITING') ?? failed)?.status ?? 'DONE',
      ...(failed && { error: `${failed.name}: ${stripPrefix(failed.error ?? '')}`, failure: failed.failure }),
    }
  }
  return follow(getIngestionStatus.id, await look(options.signal), look, options)
}
