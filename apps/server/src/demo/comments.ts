import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import type { Worker } from './worker.ts'

interface Talk {
  linguist: Worker
  manager: Worker
  client: Worker
}

/** Has people talk about segments of a file: a query that the client has answered, one that waits for the manager, and a note. */
export async function seedComments({ linguist, manager, client }: Talk, workUnitUuid: string): Promise<void> {
  const { content } = await call(linguist.client, api.editor.listSegments, { path: { id: workUnitUuid } })
  const comment = (by: Worker, at: number, body: { kind: 'NOTE' | 'QUERY'; text: string; forClient?: boolean }) =>
    call(by.client, api.segmentComments.create, { path: { id: workUnitUuid, segmentId: content[at]!.id }, body })
  const asked = await comment(linguist, 0, {
    kind: 'QUERY',
    text: 'Do we address people formally here, as in version 1.0?',
    forClient: true,
  })
  await call(client.client, api.segmentComments.answer, {
    path: { segmentCommentUuid: asked.uuid },
    body: { text: 'Yes, formally, everywhere in the product.' },
  })
  await comment(manager, 2, { kind: 'NOTE', text: 'Keep this one short: there is little room for it on phones.' })
  await comment(linguist, 4, { kind: 'QUERY', text: 'Is this a button or a heading?' })
}
