import { toBase64 } from '@dragoman/sdk/base64'
import { call, type Client } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import { buildContext, getUrl } from '@dragoman/sdk/operations/editor'
import { hasPermission, type Subject } from '@dragoman/sdk/permissions'
import type { Session } from '@dragoman/sdk/session'

/** The facts about a work unit that decide whether and how the editor opens it. */
export interface EditableWorkUnit {
  readonly workflow: string
  readonly genesisCreationStatus: string
}

/**
 * Why the editor does not open: nothing was chosen, the permission is missing, a step is not done in the editor, or a
 * work unit is not created there yet (the warning `workUnit.notCreated`).
 * @param isEditorEnabled whether a workflow, by its code, is done in the editor
 */
export function editorRefusal(
  subject: Subject | undefined,
  workUnits: readonly EditableWorkUnit[],
  isEditorEnabled: (workflow: string) => boolean,
): 'empty' | 'permission' | 'workflow' | 'notCreated' | undefined {
  if (workUnits.length === 0) return 'empty'
  if (!hasPermission(subject, 'EDITOR_open_editor')) return 'permission'
  if (!workUnits.every(({ workflow }) => isEditorEnabled(workflow))) return 'workflow'
  return workUnits.every(({ genesisCreationStatus }) => genesisCreationStatus === 'CREATED') ? undefined : 'notCreated'
}

/** The items to edit, by ids. */
export interface EditorItems {
  readonly workUnitIds: readonly string[]
  readonly taskIds: readonly string[]
}

/** The context that stands in where the server gives none: all ids, those of tasks marked by `T-`. */
const fallbackContext = ({ workUnitIds, taskIds }: EditorItems): string =>
  [...workUnitIds, ...taskIds.map((id) => `T-${id}`)].join(',')

/**
 * The address at which the editor opens with some items. Where no context can be built the ids themselves go along,
 * and `isFallback` asks for the toast `genericErrors.failedRequestedOperation`.
 * @param kept where the editor's own address is kept (rule auth.persistence): the last known one stands in while the server
 * cannot be asked for it
 * @throws one of `CallError` where the editor's own address is neither told nor kept
 */
export async function editorAddress(
  client: Client,
  { workUnitIds, taskIds }: EditorItems,
  kept?: Session['editorUrl'],
): Promise<{ address: string; isFallback: boolean }> {
  const ids = { workUnitIds: [...workUnitIds], taskIds: [...taskIds] }
  const [url, built] = await Promise.all([
    editorUrl(client, kept),
    call(client, buildContext, { body: ids }).catch(() => undefined),
  ])
  const context = encodeURIComponent(toBase64(built?.context ?? fallbackContext(ids)))
  return { address: `${url.replace(/\/$/, '')}/${context}`, isFallback: built === undefined }
}

async function editorUrl(client: Client, kept: Session['editorUrl'] | undefined): Promise<string> {
  try {
    const { url } = await call(client, getUrl)
    kept?.set(url)
    return url
  } catch (error) {
    const known = isHttpError(error) && error.status < 500 ? undefined : kept?.get()
    if (known === undefined) throw error
    return known
  }
}
