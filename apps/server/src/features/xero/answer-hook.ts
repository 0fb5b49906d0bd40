import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { recordsIn, isRecord, textIn } from '../../engines/xero/answers.ts'
import type { AppSettings } from '../../identity/context.ts'
import { logAnswer } from '../../identity/log-answer.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { readBeginning } from '../../kernel/outbound/open-request.ts'
import { xeroConnections, xeroHooks } from './tables.ts'

export const xeroHookPath = '/api/v3/xero/webhook'

/** Largest body, in bytes, and changes that one can tell of. */
const bodyLimit = 1024 * 1024
const mostEvents = 1000

interface Services {
  db: Database
  log: Logger
  now: () => Date
  settings: Pick<AppSettings, 'xero'>
  logFailure: (log: Logger, error: unknown, message: string) => void
}

/**
 * Takes what Xero tells of changes. It has to be answered within seconds, so that only their ids are kept: they are read
 * afterwards. 401 for a wrong signature, as Xero demands.
 */
export async function answerXeroHook(services: Services, request: Request, address: string): Promise<Response> {
  const { log, logFailure } = services
  const status = await take(services, request).catch((error: unknown) => {
    logFailure(log, error, 'taking what Xero tells of failed')
    return 503
  })
  logAnswer(log.child({ operation: 'xeroHook' }), { status, address })
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}

async function take({ db, settings, now }: Services, request: Request): Promise<number> {
  if (request.method !== 'POST') return 405
  const key = settings.xero?.webhookKey
  if (key === undefined) return 404
  if (!request.body) return 401
  const { bytes, isCut } = await readBeginning(request.body as unknown as AsyncIterable<Buffer>, bodyLimit)
  if (isCut) return 413
  if (!isSigned(bytes, request.headers.get('x-xero-signature'), key)) return 401
  await keep(db, eventsIn(bytes), now())
  return 200
}

/** Whether a body is signed with a key: the base64 of the HMAC-SHA256 of its bytes. */
function isSigned(bytes: Uint8Array, given: string | null, key: string): boolean {
  const right = createHmac('sha256', key).update(bytes).digest()
  const told = Buffer.from(given ?? '', 'base64')
  return told.length === right.length && timingSafeEqual(told, right)
}

interface HookEvent {
  tenantId: string
  category: string
  resourceId: string
}

function eventsIn(bytes: Uint8Array): HookEvent[] {
  let body: unknown
  try {
    body = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return []
  }
  if (!isRecord(body)) return []
  return recordsIn(body['events'])
    .slice(0, mostEvents)
    .flatMap((event) => {
      const [tenantId, resourceId] = [textIn(event['tenantId']), textIn(event['resourceId'])]
      const category = textIn(event['eventCategory'])
      if (!tenantId || !resourceId || !category || resourceId.length > 100) return []
      return [{ tenantId, resourceId, category: category.slice(0, 40) }]
    })
}

/** Keeps the changes for the accounts that are connected to their organizations. */
async function keep(db: Database, events: readonly HookEvent[], now: Date): Promise<void> {
  for (const { tenantId, category, resourceId } of events) {
    const accounts = db
      .select({
        id: sql`gen_random_uuid()`.as('id'),
        accountId: xeroConnections.accountId,
        category: sql`${category}::text`.as('category'),
        resourceId: sql`${resourceId}::text`.as('resource_id'),
        at: sql`${now.toISOString()}::timestamptz`.as('at'),
      })
      .from(xeroConnections)
      .where(
        sql`${xeroConnections.state} in ('CONNECTED', 'EXPIRED') and ${xeroConnections.organization}->>'id' = ${tenantId}`,
      )
    await db.insert(xeroHooks).select(accounts).onConflictDoNothing()
  }
}
