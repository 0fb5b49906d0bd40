import { toBase64 } from '@dragoman/sdk/base64'
import { call, type Client } from '@dragoman/sdk/client'
import { buildContext, getUrl } from '@dragoman/sdk/operations/editor'
import { hasPermission, type Subject } from '@dragoman/sdk/permissions'

/** What the editor needs to know of a work unit before it opens. */
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

/** What is to be edited, by ids. */
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
 * @throws one of `CallError` where the editor's own address cannot be found out
 */
export async function editorAddress(
  client: Client,
  { workUnitIds, taskIds }: EditorItems,
): Promise<{ address: string; isFallback: boolean }> {
  const ids = { workUnitIds: [...workUnitIds], taskIds: [...taskIds] }
  const [{ url }, built] = await Promise.all([
    call(client, getUrl),
    call(client, buildContext, { body: ids }).catch(() => undefined),
  ])
  const context = encodeURIComponent(toBase64(built?.context ?? fallbackContext(ids)))
  return { address: `${url.replace(/\/$/, '')}/${context}`, isFallback: built === undefined }
}
