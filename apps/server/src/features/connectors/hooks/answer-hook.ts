import type { Logger } from 'pino'
import type { AppSettings } from '../../../identity/context.ts'
import { logAnswer } from '../../../identity/log-answer.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { readBeginning } from '../../../kernel/outbound/open-request.ts'
import { authorEmailOf } from '../connection/open-connection.ts'
import { secretsOf } from '../configs/secrets.ts'
import { startForHook } from '../engine/start-due.ts'
import { adapters } from '../kinds/adapters.ts'
import { findForHook } from './find-for-hook.ts'
import { connectorHookPath } from '../peer/hook-path.ts'

/** Largest body, in bytes: larger ones than any of the systems sends. */
const bodyLimit = 5 * 2 ** 20
/** Characters of a delivery's name. */
const nameLimit = 500

interface Services {
  db: Database
  log: Logger
  now: () => Date
  settings: AppSettings
  logFailure: (log: Logger, error: unknown, message: string) => void
}

/**
 * Takes what another system tells of changes. It is answered at once: a connection reads what has changed later, together
 * with what is told until then. 401 for a wrong signature.
 */
export async function answerConnectorHook(services: Services, request: Request, address: string): Promise<Response> {
  const { log, logFailure } = services
  const status = await take(services, request).catch((error: unknown) => {
    logFailure(log, error, 'taking what a connected system tells of failed')
    return 503
  })
  logAnswer(log.child({ operation: 'connectorHook' }), { status, address })
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}

async function take({ db, settings, now }: Services, request: Request): Promise<number> {
  if (request.method !== 'POST') return 405
  const { pathname, search } = new URL(request.url)
  const config = await findForHook(db, pathname.slice(connectorHookPath.length + 1))
  const hear = config && adapters[config.kind].hear
  const secret = config && secretsOf(config, settings.secretKey)['hookSecret']
  if (!hear || !secret) return 404
  if (!request.body) return 401
  const { bytes, isCut } = await readBeginning(request.body as unknown as AsyncIterable<Buffer>, bodyLimit)
  if (isCut) return 413
  const heard = hear({
    method: request.method,
    path: `${pathname}${search}`,
    headers: request.headers,
    body: Buffer.from(bytes),
    secret,
    now: now(),
    repositories: config.repositories,
    authorEmail: authorEmailOf(settings),
  })
  if (!heard) return 401
  if (heard.delivery === '' || heard.delivery.length > nameLimit) return 400
  if (heard.isNews && config.active && !config.pausedAt) await startForHook(db, config, heard.delivery)
  return 202
}
