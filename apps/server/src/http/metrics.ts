import { createHash, timingSafeEqual } from 'node:crypto'
import { and, count, eq, gt, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../kernel/database/connect.ts'
import { jobs, mails } from '../kernel/tables.ts'
import { inTime } from './health.ts'

export const metricsPath = '/metrics'

export interface Metrics {
  /** Counts an answered call; `seconds` from its arrival to its answer. */
  answered(operation: string, status: number, seconds: number): void
  /** Answers Prometheus. Null for other addresses. */
  respond(request: Request): Promise<Response | null>
}

/** The edges of what calls take, in seconds: those of a fast answer, of one that people wait for, and of a transfer. */
const edges = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

/** Measures a server for those who know the token; nothing where there is none. */
export function createMetrics({
  db,
  pool,
  token,
  now,
}: {
  db: Database
  pool: Pool
  token: string | undefined
  now: () => Date
}): Metrics {
  if (token === undefined) return { answered() {}, respond: async () => null }
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'dragoman_call_seconds',
    help: 'Time to answer a call of the API, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: edges,
    registers: [registry],
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `dragoman_${name}`, help, labelNames, registers: [registry] })
  const connections = gauge('database_connections', 'Connections of the pool to the database.', ['state'])
  const waitingJobs = gauge('jobs', 'Jobs of all servers that have not ended, by type.', ['type', 'state'])
  const oldestJob = gauge('oldest_waiting_job_seconds', 'Age of the job that has waited longest; 0 for none.')
  const dueMails = gauge('mails_due', 'Mails that should have left.')
  const databaseSize = gauge('database_bytes', 'Size of the database.')

  function measureConnections(): void {
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'waited-for' }, pool.waitingCount)
  }

  async function measureDatabase(): Promise<void> {
    // A killed server doesn't let go of its jobs: they wait once its hold on them has run out.
    const isRunning = sql<boolean>`${jobs.heldUntil} is not null and ${gt(jobs.heldUntil, sql`now()`)}`
    const open = await db
      .select({ type: jobs.type, isRunning, jobs: count(), since: min(jobs.createdAt) })
      .from(jobs)
      .where(eq(jobs.status, 'STARTED'))
      .groupBy(jobs.type, isRunning)
    const mailsDue = await db.$count(
      mails,
      and(lte(mails.dueAt, now()), isNotNull(mails.content), isNull(mails.sentAt)),
    )
    const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
    waitingJobs.reset()
    for (const { type, isRunning: runs, jobs: number } of open)
      waitingJobs.set({ type, state: runs ? 'running' : 'waiting' }, number)
    const waiting = open.flatMap(({ isRunning: runs, since }) => (runs || !since ? [] : [since.getTime()]))
    oldestJob.set(waiting.length === 0 ? 0 : Math.max(0, now().getTime() - Math.min(...waiting)) / 1000)
    dueMails.set(mailsDue)
    databaseSize.set(Number(rows[0]?.bytes ?? 0))
  }

  let measuring: Promise<void> | undefined

  async function measure(): Promise<void> {
    measureConnections()
    measuring ??= measureDatabase().finally(() => (measuring = undefined))
    await inTime(measuring).catch(() => {
      // Its last answer would be shown as one of now. The process is measured also while the database is away.
      waitingJobs.reset()
      for (const figure of [oldestJob, dueMails, databaseSize]) figure.remove()
    })
  }

  return {
    answered: (operation, status, seconds) => calls.observe({ operation, status: String(status) }, seconds),
    async respond(request) {
      if (new URL(request.url).pathname !== metricsPath) return null
      if (!isAllowed(request, token)) {
        const headers = { 'WWW-Authenticate': 'Bearer', 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }
        return new Response('Send METRICS_TOKEN as a bearer token.\n', { status: 401, headers })
      }
      if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } })
      await measure()
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
      return new Response(await registry.metrics(), { headers })
    },
  }
}

function isAllowed({ headers }: Request, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}
