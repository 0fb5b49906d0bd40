import type { WebhookWithSecret } from '@dragoman/sdk/operations/webhooks'
import type { Context, Handlers } from '../../identity/context.ts'
import { requireFeature } from '../../identity/require-feature.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { invalid } from '../../kernel/refusals.ts'
import { attempt, validationEvent } from './attempt.ts'
import {
  keepTest,
  listDeliveries,
  pullEvents,
  replayDeliveries,
  replayDelivery,
  requireSending,
  showDeliveryDetail,
} from './deliveries.ts'
import { eventTypes } from './event-types.ts'
import { findWebhook, webhookEntity, webhooksOf, type WebhookRow } from './find-webhook.ts'
import { hintOf, newSecret, sealed, secretsOf } from './secrets.ts'
import { showWebhooks } from './show-webhooks.ts'
import {
  changeWebhook,
  insertWebhook,
  recorded,
  removeWebhook,
  replaceSecret,
  requireAddress,
  requireAnswer,
  requireFilters,
  requireSecret,
  setActive,
} from './write-webhook.ts'
import { confirmedSelf } from '../sign-in/own-account.ts'

const show = async (db: Database, session: SignedIn, row: WebhookRow, now: Date) =>
  only(await showWebhooks(db, session, [row], now))

const withSecret = async (
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  row: WebhookRow,
  secret: string,
): Promise<WebhookWithSecret> => ({ ...(await show(db, session, row, now)), secret })

export const webhooks = {
  async list({ db, session, now }) {
    return showWebhooks(db, session, await webhooksOf(db, session), now)
  },

  listTypes: () => Object.entries(eventTypes).map(([type, words]) => ({ type, ...words })),

  async get({ db, session, path, now }) {
    return show(db, session, await findWebhook(db, session, path.id), now)
  },

  async create(input) {
    const { db, session, body, settings, now } = input
    requireFeature(session, 'INTEGRATIONS')
    const types = [...new Set([...(body.type === undefined ? [] : [body.type]), ...(body.types ?? [])])]
    if (types.length === 0) throw invalid('body.types', 'Specify at least one event type.')
    if (body.secret !== undefined) requireSecret(body.secret)
    await requireFilters(db, session, { ...body, types })
    if (body.url !== undefined) requireAddress(body.url, settings)
    const secret = body.secret ?? newSecret()
    const isOn = body.active ?? true
    const test = body.url !== undefined && isOn ? await requireAnswer(body.url, [secret], settings, now) : undefined
    return input.inTransaction(async (context) => {
      const row = await insertWebhook(context, { ...body, types, secret })
      if (test) await keepTest(context.db, row, test.event, test.attempt)
      await context.journal({ entity: webhookEntity(row), after: recorded(row) })
      return withSecret(context, row, secret)
    })
  },

  async update(input) {
    const { db, session, path, body, settings, now } = input
    const read = await findWebhook(db, session, path.id)
    await requireFilters(db, session, body)
    if (body.url !== undefined) requireAddress(body.url, settings)
    const isNew = body.url !== undefined && body.url !== read.url
    // Sent outside of a transaction: the answer may take its time.
    if (isNew && read.active) await requireAnswer(body.url!, secretsOf(read, settings.secretKey, now), settings, now)
    return input.inTransaction(async (context) => {
      const held = await findWebhook(context.db, session, path.id, true)
      await input.requireVersion({ entity: webhookEntity(held), present: () => show(context.db, session, held, now) })
      const { row, before, after, isChanged } = await changeWebhook(context.db, held, body)
      if (isChanged) await context.journal({ entity: webhookEntity(row), before, after })
      return show(context.db, session, row, now)
    })
  },

  async remove({ db, session, path, journal }) {
    const held = await findWebhook(db, session, path.id, true)
    await removeWebhook(db, held)
    await journal({ entity: webhookEntity(held), before: recorded(held) })
  },

  async toggle({ db, session, path, query, journal, now }) {
    const held = await findWebhook(db, session, path.id, true)
    const active = query.active ?? !held.active
    const row = await setActive(db, held, active)
    if (active !== held.active || held.pausedAt)
      await journal({ entity: webhookEntity(row), before: { active: held.active }, after: { active } })
    return show(db, session, row, now)
  },

  async rotateSecret(input) {
    const { db, session, path, body, settings, now, journal } = input
    await findWebhook(db, session, path.id)
    await confirmedSelf(input, body.password)
    const held = await findWebhook(db, session, path.id, true)
    const secret = newSecret()
    const row = await replaceSecret(db, held, sealed(secret, settings.secretKey), { hint: hintOf(secret), now })
    await journal({ entity: webhookEntity(row) })
    return withSecret(input, row, secret)
  },

  async test({ db, session, path, settings, now, inTransaction }) {
    const webhook = await findWebhook(db, session, path.id)
    requireSending({ ...webhook, active: true })
    const event = validationEvent(now)
    const { secretKey, webhookAllowedHosts: allowedHosts = [] } = settings
    const { signal } = new AbortController()
    const done = await attempt(webhook, event, { secretKey, allowedHosts }, { at: now, signal })
    return inTransaction(async (context) => {
      const held = await findWebhook(context.db, session, path.id)
      const { id, status } = await keepTest(context.db, held, event, done)
      await context.journal({ entity: webhookEntity(held), detail: { status } })
      return showDeliveryDetail(context.db, held, id)
    })
  },

  async listDeliveries({ db, session, path, query }) {
    return listDeliveries(db, await findWebhook(db, session, path.id), query)
  },

  async getDelivery({ db, session, path }) {
    return showDeliveryDetail(db, await findWebhook(db, session, path.id), path.deliveryUuid)
  },

  async replayDelivery({ db, session, path, now, journal }) {
    const webhook = await findWebhook(db, session, path.id, true)
    const delivery = await replayDelivery(db, webhook, path.deliveryUuid, now)
    await journal({ entity: webhookEntity(webhook), detail: { delivery: delivery.uuid, type: delivery.type } })
    return delivery
  },

  async replay({ db, session, path, body, now, journal }) {
    const webhook = await findWebhook(db, session, path.id, true)
    const count = await replayDeliveries(db, webhook, body, now)
    if (!body.dryRun && count > 0) await journal({ entity: webhookEntity(webhook), detail: { ...body, count } })
    return { count }
  },

  async pullEvents({ db, session, path, query }) {
    return pullEvents(db, await findWebhook(db, session, path.id), query)
  },
} satisfies Handlers<'webhooks'>
