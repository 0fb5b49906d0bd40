import type { APIRequestContext } from '@playwright/test'
import { json, type MadeTask } from './make-project.ts'

/** A linguist accepts, translates, and delivers a task, without a page. */
export async function deliverTask(linguist: APIRequestContext, { uuid, workUnit }: MadeTask): Promise<void> {
  const move = (status: string) => json(linguist.post(`/api/v3/task/${uuid}/status-update`, { data: { status } }))
  await move('APPROVED')
  const base = `/api/v1/atlas/work-unit/${workUnit.uuid}/segment`
  const { content } = await json<{ content: { id: string; version: number }[] }>(linguist.get(base))
  for (const { id, version } of content)
    await json(linguist.put(`${base}/${id}`, { data: { target: 'Abrir', confirmed: true, version } }))
  await move('DELIVERED')
}
