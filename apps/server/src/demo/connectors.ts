import type { ConnectorReason, ConnectorRepository } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { desc, eq } from 'drizzle-orm'
import { sealedSecrets } from '../features/connectors/configs/secrets.ts'
import { connectorConfigs, connectorItems, connectorRunItems, connectorRuns } from '../features/connectors/tables.ts'
import { projectResources, projects } from '../features/work/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import { demoId } from './demo-id.ts'
import type { SecretKey } from '../kernel/encrypted.ts'

interface Connecting {
  accountId: string
  managerId: string
  orgUnitId: string
  secretKey: SecretKey
}

interface Connection {
  kind: ConnectorKind
  name: string
  fields: Record<string, string>
  secrets: Record<string, string>
  repositories?: ConnectorRepository[]
}

const hour = 60 * 60 * 1000
const languages = ['es', 'ja', 'ar']

/** A repository whose files projects have, and a help center that refuses its key. Nothing of either runs by itself. */
export async function seedConnectors(db: Database, place: Connecting, now: Date): Promise<void> {
  const repository = { owner: 'dragoman-software', name: 'dragoman', baseBranch: 'main', configPath: 'crowdin.yml' }
  const github = await connect(db, place, {
    kind: 'GITHUB',
    name: 'Product',
    fields: { githubUrl: 'https://github.com', githubUser: 'northwind-l10n' },
    secrets: { githubToken: 'a token that is none' },
    repositories: [repository],
  })
  const files = await db
    .select({ name: projectResources.name, projectId: projects.id })
    .from(projectResources)
    .innerJoin(projects, eq(projects.id, projectResources.projectId))
    .where(eq(projects.orgUnitId, place.orgUnitId))
    .orderBy(desc(projects.createdAt), projectResources.name)
    .limit(12)
  const items = [...new Map(files.map((file) => [file.name, file])).values()]
  const keyOf = (name: string) => `${repository.owner}/${repository.name}:locales/en/${name}`
  for (const { name, projectId } of items)
    await insertOne(db, connectorItems, {
      configId: github,
      key: keyOf(name),
      title: `locales/en/${name}`,
      version: '1',
      takenVersion: '1',
      seenAt: new Date(now.getTime() - 2 * hour),
      projectId,
    })
  const lineOf = ({ name, projectId }: (typeof items)[number]) => ({ key: keyOf(name), title: name, projectId })
  await ran(db, place, github, {
    direction: 'PULL',
    hoursAgo: 50,
    now,
    lines: items.map((item) => ({ ...lineOf(item), reason: 'NEW' as const })),
  })
  await ran(db, place, github, {
    direction: 'PUSH',
    hoursAgo: 20,
    now,
    lines: items.flatMap((item) =>
      languages.map((locale) => ({ ...lineOf(item), locale, reason: locale === 'ar' ? 'NOT_FINISHED' : 'WRITTEN' })),
    ),
  })
  await ran(db, place, github, { direction: 'PULL', hoursAgo: 2, now, counts: { UNCHANGED: items.length } })
  const zendesk = await connect(db, place, {
    kind: 'ZENDESK',
    name: 'Help center',
    fields: { subdomain: 'dragoman-software', email: 'docs@dragoman.example' },
    secrets: { apiToken: 'a token that is none' },
  })
  await ran(db, place, zendesk, { direction: 'PULL', hoursAgo: 3, now, isRefused: true })
  await db
    .update(connectorConfigs)
    .set({ isSignInRefused: true, failuresInRow: 1 })
    .where(eq(connectorConfigs.id, zendesk))
}

async function connect(
  db: Database,
  { accountId, orgUnitId, managerId, secretKey }: Connecting,
  { secrets, ...connection }: Connection,
): Promise<string> {
  const id = demoId('connection', connection.name)
  const settings = { sourceLocale: 'en', targetLocales: languages, deliversWhenDone: false }
  const sealed = sealedSecrets(secrets, id, secretKey)
  const row = { ...connection, id, accountId, orgUnitId, secrets: sealed, settings, ownerId: managerId }
  return (await insertOne(db, connectorConfigs, row)).id
}

interface Ran {
  direction: 'PULL' | 'PUSH'
  hoursAgo: number
  now: Date
  lines?: { key: string; title: string; projectId: string; locale?: string; reason: ConnectorReason }[]
  counts?: Partial<Record<ConnectorReason, number>>
  isRefused?: boolean
}

async function ran(
  db: Database,
  { accountId, managerId }: Connecting,
  configId: string,
  { direction, hoursAgo, now, lines = [], counts = {}, isRefused = false }: Ran,
): Promise<void> {
  const startedAt = new Date(now.getTime() - hoursAgo * hour)
  const at = new Date(startedAt.getTime() + 4200)
  const run = await insertOne(db, connectorRuns, {
    accountId,
    configId,
    direction,
    trigger: 'MANUAL',
    params: {},
    counts,
    startedBy: managerId,
    startedAt,
    begunAt: startedAt,
    endedAt: at,
    status: isRefused ? 'ERROR' : 'DONE',
    ...(isRefused && { fault: 'SIGN_IN', message: "Couldn't authenticate you" }),
  })
  for (const line of lines) await insertOne(db, connectorRunItems, { ...line, runId: run.id, at })
}
