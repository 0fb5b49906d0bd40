import type { Database } from '../kernel/database/connect.ts'

export const healthPath = '/health'

/** How long the database may take to answer, in milliseconds. */
const patience = 5_000

/**
 * Tells those who watch the server how it is: at `/health/live`, that its process answers; at `/health/ready`, that its
 * database does, too, else 503. Null for other addresses.
 */
export async function answerHealth(request: Request, db: Database): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (pathname !== `${healthPath}/live` && pathname !== `${healthPath}/ready`) return null
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const isReady = pathname === `${healthPath}/live` || (await answersInTime(db))
  const headers = { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '5' }) }
  return Response.json({ status: isReady ? 'UP' : 'DOWN' }, { status: isReady ? 200 : 503, headers })
}

async function answersInTime(db: Database): Promise<boolean> {
  return inTime(db.execute('select 1')).then(
    () => true,
    () => false,
  )
}

/** Gives up what a database that doesn't answer would never settle. */
export async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the database took too long')), patience)
  await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
