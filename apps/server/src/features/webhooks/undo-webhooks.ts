import { and, eq } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { requireFeature } from '../../identity/require-feature.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only, updateOne } from '../../kernel/database/one-row.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import type { WebhookRow } from './find-webhook.ts'
import { newSecret } from './secrets.ts'
import { webhooks } from './tables.ts'
import { insertWebhook, recorded, removeWebhook, setActive } from './write-webhook.ts'

type Recorded = ReturnType<typeof recorded>

/** Webhooks that were added, changed, turned on or off, or deleted. */
export const undoWebhook: Undo = {
  async present({ db }, account, change) {
    const row = await holdWebhook(db, account, change)
    return row ? recorded(row) : null
  },

  async restore(context, account, change) {
    const row = await holdWebhook(context.db, account, change)
    if (!row) return insertAgain(context, account, change)
    if (change.before === null) {
      await removeWebhook(context.db, row)
      return { event: 'WEBHOOK_REMOVED' }
    }
    const { active, ...plain } = formerly<Partial<Recorded>>(change)
    const isPlain = Object.keys(plain).length > 0
    const changed = isPlain ? await updateOne(context.db, webhooks, eq(webhooks.id, row.id), plain) : row
    if (active !== undefined) await setActive(context.db, changed, active)
    return { event: isPlain ? 'WEBHOOK_UPDATED' : 'WEBHOOK_TOGGLED' }
  },
}

/** Off, as the secret is another one: no one knows it before it is replaced. */
async function insertAgain(context: Context, { id: accountId }: AccountRow, change: Change) {
  requireFeature(context.session, 'INTEGRATIONS')
  const { orgUnitId, projectId, url, ...plain } = formerly<Recorded>(change)
  const row = await insertWebhook(
    context,
    {
      ...plain,
      ...(url !== null && { url }),
      ...(orgUnitId !== null && { orgUnitUuid: orgUnitId }),
      ...(projectId !== null && { projectUuid: projectId }),
      active: false,
      secret: newSecret(),
    },
    { id: change.entityId, accountId },
  )
  return { event: 'WEBHOOK_CREATED', after: recorded(row) } as const
}

async function holdWebhook(db: Database, account: AccountRow, { entityId }: Change): Promise<WebhookRow | undefined> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, entityId), eq(webhooks.accountId, account.id)))
    .for('update')
  return rows.length > 0 ? only(rows) : undefined
}
