import type { WebhookInput, WebhookUpdate } from '@dragoman/sdk/operations/webhooks'
import { eq } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { findOrgUnit } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { insertOne, lockOne, updateOne } from '../../kernel/database/one-row.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import { accounts } from '../../kernel/tables.ts'
import { findProject } from '../work/find-project.ts'
import { addressProblem, type AddressProblem } from '../../kernel/outbound/public-address.ts'
import { isAccepted, sendOnce, validationEvent, type Attempt, type SentEvent } from './attempt.ts'
import { isEventType } from './event-types.ts'
import type { WebhookRow } from './find-webhook.ts'
import { hintOf, isReadable, sealed } from './secrets.ts'
import { followJournal } from './settle.ts'
import { webhooks } from './tables.ts'
import type { Encrypted } from '../../kernel/encrypted.ts'

/** Webhooks that an account can have. */
const most = 50

type Settings = Pick<Context['settings'], 'secretKey' | 'webhookAllowedHosts'>

/** Of what a webhook may be told, checked: types that there are, and what the caller may see. */
export async function requireFilters(
  db: Database,
  session: SignedIn,
  { types = [], orgUnitUuid, projectUuid }: Pick<WebhookUpdate, 'types' | 'orgUnitUuid' | 'projectUuid'>,
): Promise<void> {
  const unknown = types.find((type) => !isEventType(type))
  if (unknown !== undefined)
    throw invalid('body.types', `${unknown} isn't an event type. See webhooks.listTypes for all of them.`)
  if (orgUnitUuid) await findOrgUnit(db, session, orgUnitUuid)
  if (projectUuid) await findProject(db, session, projectUuid)
}

const problems: Readonly<Record<AddressProblem, string>> = {
  INVALID: 'Enter an address such as https://example.com/webhooks.',
  NOT_HTTPS: 'Events are sent to https addresses only.',
  CREDENTIALS: "The address can't contain a user name or password.",
  PRIVATE: 'Events are sent to public addresses only, not to private or local ones.',
}

export function requireAddress(url: string, { webhookAllowedHosts = [] }: Settings): void {
  const reason = addressProblem(url, webhookAllowedHosts)
  if (reason) throw impossible(problems[reason], 'RECEIVER_REFUSED', { reason })
}

export function requireSecret(secret: string): void {
  if (!isReadable(secret)) throw invalid('body.secret', 'After whsec_, enter at least 16 characters of base64.')
}

/** Sends a test event to an address before it is stored; 422 unless it is accepted. */
export async function requireAnswer(
  url: string,
  secrets: readonly string[],
  { webhookAllowedHosts: allowedHosts = [] }: Settings,
  now: Date,
): Promise<{ event: SentEvent; attempt: Attempt }> {
  const event = validationEvent(now)
  const signal = new AbortController().signal
  const attempt = await sendOnce(url, event, secrets, { allowedHosts, at: now, signal })
  if (isAccepted(attempt)) return { event, attempt }
  const { answer, failure } = attempt
  if (failure === 'ADDRESS') throw impossible(problems.PRIVATE, 'RECEIVER_REFUSED', { reason: 'PRIVATE' })
  throw impossible(
    answer
      ? `The receiver answered the test event with ${answer.statusCode} instead of 2xx.`
      : `The receiver didn't answer the test event (${failure}).`,
    'RECEIVER_FAILED',
    answer ? { statusCode: answer.statusCode } : { failure },
  )
}

export async function insertWebhook(
  { db, session, settings }: Pick<Context, 'db' | 'session' | 'settings'>,
  body: WebhookInput & { types: string[]; secret: string },
  { accountId = session.account.id, ...given }: { id?: string; accountId?: string } = {},
): Promise<WebhookRow> {
  // Held, so that two at once don't make one too many.
  await lockOne(db, accounts, eq(accounts.id, accountId))
  if ((await db.$count(webhooks, eq(webhooks.accountId, accountId))) >= most)
    throw impossible(`An account can have ${most} webhooks.`, 'TOO_MANY', { limit: most })
  const row = await insertOne(db, webhooks, {
    ...given,
    accountId,
    name: body.name?.trim() ?? (body.url ? new URL(body.url).host : body.types[0]!),
    url: body.url ?? null,
    types: body.types,
    orgUnitId: body.orgUnitUuid ?? null,
    projectId: body.projectUuid ?? null,
    secret: sealed(body.secret, settings.secretKey),
    secretHint: hintOf(body.secret),
    active: body.active ?? true,
    createdBy: session.user.id,
  })
  await followJournal(db, accountId)
  return row
}

const writable = ({ name, url, types, orgUnitId, projectId }: WebhookRow) => ({
  name,
  url,
  types,
  orgUnitId,
  projectId,
})

/** The fields of a webhook that are journaled. */
export const recorded = (row: WebhookRow) => ({ ...writable(row), active: row.active })

/** Changes a held webhook; `before` and `after` have what has changed. */
export async function changeWebhook(db: Database, held: WebhookRow, body: WebhookUpdate) {
  const row = await updateOne(db, webhooks, eq(webhooks.id, held.id), {
    ...writable(held),
    ...(body.name !== undefined && { name: body.name.trim() }),
    ...(body.url !== undefined && { url: body.url }),
    ...(body.types && { types: [...new Set(body.types)] }),
    ...(body.orgUnitUuid !== undefined && { orgUnitId: body.orgUnitUuid }),
    ...(body.projectUuid !== undefined && { projectId: body.projectUuid }),
  })
  return { row, ...changedFields(writable(held), writable(row)) }
}

/** Turns a held webhook on or off. What has failed before counts no more once it is on. */
export async function setActive(db: Database, held: WebhookRow, active: boolean): Promise<WebhookRow> {
  const row = await updateOne(db, webhooks, eq(webhooks.id, held.id), {
    active,
    pausedAt: null,
    ...(active && { failingSince: null }),
  })
  await followJournal(db, held.accountId)
  return row
}

const day = 24 * 60 * 60 * 1000

/** Gives a held webhook another secret, already encrypted; the old one signs, too, for a day. */
export const replaceSecret = (
  db: Database,
  held: WebhookRow,
  secret: Encrypted,
  { hint, now }: { hint: string; now: Date },
): Promise<WebhookRow> =>
  updateOne(db, webhooks, eq(webhooks.id, held.id), {
    secret,
    secretHint: hint,
    secretCreatedAt: now,
    previousSecret: held.secret,
    previousSecretUntil: new Date(now.getTime() + day),
  })

export async function removeWebhook(db: Database, { id, accountId }: WebhookRow): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id))
  await followJournal(db, accountId)
}
