import type { PipelineAction, PipelineTrigger } from '@dragoman/sdk/operations/pipelines'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { customFields } from '../custom-fields/tables.ts'
import { webhooks } from '../webhooks/tables.ts'
import { subjectOf } from './events.ts'
import { requireTogether } from './obstacles.ts'

type Terms = Pick<Context, 'db' | 'session'>

/** Refuses actions that lack something, or name what is not of the account: with 400 that names the field. */
export async function requireActions(
  { db, session }: Terms,
  trigger: PipelineTrigger,
  actions: readonly PipelineAction[],
) {
  const isProject = subjectOf(trigger) === 'PROJECT'
  for (const [at, action] of actions.entries()) {
    const place = `body.actions[${at}]`
    const { kind, userUuid, userUuids = [], text = '', notifyManager = false } = action
    if (!isProject && (kind === 'PRE_TRANSLATE' || kind === 'EXPORT'))
      throw invalid(`${place}.kind`, `${kind} is for projects. Select a trigger of projects.`)
    switch (kind) {
      case 'ASSIGN':
        await requirePeople(db, session, [userUuid ?? ''], `${place}.userUuid`)
        break
      case 'MOVE':
        if (!action.status) throw invalid(`${place}.status`, 'Select a status.')
        break
      case 'TAG':
        if (!action.addTags?.length && !action.removeTags?.length)
          throw invalid(`${place}.addTags`, 'Enter a tag to add or to remove.')
        break
      case 'CUSTOM_FIELD':
        await requireField(db, session, action, isProject ? 'PROJECT' : 'TASK', place)
        break
      case 'NOTIFY':
        if (text.trim() === '') throw invalid(`${place}.text`, 'Enter what the notification says.')
        if (userUuids.length === 0 && !notifyManager) throw invalid(`${place}.userUuids`, 'Select who is told.')
        await requirePeople(db, session, userUuids, `${place}.userUuids`)
        break
      case 'WEBHOOK':
        await requireWebhook(db, session, action.webhookUuid, `${place}.webhookUuid`)
        break
      default:
        break
    }
  }
  requireTogether(trigger, actions)
}

async function requirePeople(db: Database, { account }: SignedIn, ids: readonly string[], field: string) {
  const wanted = ids.filter((id) => id !== '')
  const known = await db.$count(
    users,
    and(isOneOf(users.id, wanted), eq(users.accountId, account.id), isNull(users.removedAt)),
  )
  if (known < ids.length) throw invalid(field, 'Select people of this account.')
}

async function requireField(
  db: Database,
  { account }: SignedIn,
  { customFieldUuid, value = '' }: PipelineAction,
  entity: 'PROJECT' | 'TASK',
  place: string,
) {
  const [field] = customFieldUuid
    ? await db
        .select()
        .from(customFields)
        .where(and(eq(customFields.id, customFieldUuid), eq(customFields.accountId, account.id)))
    : []
  if (field?.entity !== entity) throw invalid(`${place}.customFieldUuid`, `Select a custom field of ${entity}.`)
  const isRight =
    value === '' ||
    field.type === 'FREE_TEXT' ||
    (field.type === 'NUMERIC' && /^-?\d{1,12}$/.test(value)) ||
    (field.type === 'BOOLEAN' && (value === 'true' || value === 'false')) ||
    (field.type === 'MULTIVALUE' && field.options.includes(value))
  if (!isRight) throw invalid(`${place}.value`, `${field.name} doesn't take the value ${value}.`)
}

async function requireWebhook(db: Database, { account }: SignedIn, id: string | undefined, field: string) {
  const isThere = id && (await db.$count(webhooks, and(eq(webhooks.id, id), eq(webhooks.accountId, account.id))))
  if (!isThere) throw invalid(field, 'Select a webhook of this account.')
}
