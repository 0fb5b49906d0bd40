import type { AiKey, AiKeyCheck, AiKeyInput, AiProvider } from '@dragoman/sdk/operations/aiKeys'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AppSettings } from '../../identity/context.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { decrypted, encrypted, type Encrypted } from '../../kernel/encrypted.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { askProvider, ProviderFailed, type ProviderProblem } from './provider-request.ts'
import { providers } from './providers/providers.ts'
import { aiKeys } from './tables.ts'

export type AiKeyRow = typeof aiKeys.$inferSelect
type Settings = Pick<AppSettings, 'secretKey' | 'aiAllowedHosts'>

export const aiKeyPurpose = 'ai key'
const sealed = (key: string, { secretKey }: Settings): Encrypted | null =>
  key === '' ? null : encrypted(key, secretKey, aiKeyPurpose)
export const opened = ({ secret }: Pick<AiKeyRow, 'secret'>, { secretKey }: Settings): string =>
  secret === null ? '' : decrypted(secret, secretKey, aiKeyPurpose)

/** Where a key is for: the whole account, or one of its organizational units. */
export interface KeyPlace {
  accountId: string
  orgUnitId: string | null
  provider: AiProvider
}

const isAt = ({ accountId, orgUnitId, provider }: KeyPlace) =>
  and(
    eq(aiKeys.accountId, accountId),
    orgUnitId === null ? isNull(aiKeys.orgUnitId) : eq(aiKeys.orgUnitId, orgUnitId),
    eq(aiKeys.provider, provider),
  )

/** The key of exactly this place, held until the transaction ends. */
export async function keyAt(db: Database, place: KeyPlace): Promise<AiKeyRow | undefined> {
  const [row] = await db.select().from(aiKeys).where(isAt(place)).for('update')
  return row
}

/** The keys of an account, as engines find theirs: that of its organizational unit, or else that of the account. */
export async function keysOf(
  db: Database,
  accountId: string,
): Promise<(engine: Omit<KeyPlace, 'accountId'>) => AiKeyRow | undefined> {
  const rows = await db.select().from(aiKeys).where(eq(aiKeys.accountId, accountId))
  return ({ provider, orgUnitId }) => {
    const own = rows.filter((row) => row.provider === provider)
    return (
      own.find((row) => orgUnitId !== null && row.orgUnitId === orgUnitId) ?? own.find((row) => row.orgUnitId === null)
    )
  }
}

/** The organizational unit that a key is for; 404 for one that the account doesn't have. */
export async function requireUnitOf(
  db: Database,
  accountId: string,
  id: string | null | undefined,
): Promise<string | null> {
  if (id == null) return null
  const found = await db.$count(orgUnits, and(eq(orgUnits.id, id), eq(orgUnits.accountId, accountId)))
  if (found === 0) throw notFound('organizational unit')
  return id
}

/** The provider's complaint about a key; undefined if it accepts the key. */
export async function problemOfKey(
  { provider, apiKey: key = '', baseUrl }: AiKeyCheck,
  { aiAllowedHosts: allowedHosts = [] }: Settings,
): Promise<ProviderProblem | undefined> {
  if (key === '' && baseUrl === undefined) throw invalid('body.apiKey', 'Enter the key of the provider.')
  const { usualUrl, check } = providers[provider]
  try {
    await askProvider(check(key), { baseUrl: baseUrl ?? usualUrl(key), allowedHosts, patience: 10_000 })
    return undefined
  } catch (error) {
    if (error instanceof ProviderFailed) return error.problem
    throw error
  }
}

/** Refuses with 422 a key that its provider doesn't take. */
export async function requireTakenKey(body: AiKeyInput, settings: Settings): Promise<void> {
  const reason = await problemOfKey(body, settings)
  if (reason) throw impossible(sentences[reason], 'AI_KEY_REFUSED', { reason })
}

const sentences: Readonly<Record<ProviderProblem, string>> = {
  KEY: "The provider doesn't accept this key. Check the key and the address.",
  QUOTA: 'The quota of this key is used up at the provider.',
  RATE: 'The provider has received too many requests with this key. Try again in a minute.',
  UNREACHABLE: "The provider couldn't be reached. Check the address, or try again later.",
  ADDRESS: 'Enter a public https address. The operator can allow others with AI_ALLOWED_HOSTS.',
  TIMEOUT: 'The provider did not answer in time. Try again later.',
  LANGUAGE: "The provider doesn't have English, which the key is checked with.",
  ANSWER: "The server at this address doesn't speak the protocol of the provider.",
}

export async function showKeys(db: Database, session: SignedIn, accountId: string): Promise<AiKey[]> {
  const rows = await db
    .select({ key: aiKeys, unitName: orgUnits.name })
    .from(aiKeys)
    .leftJoin(orgUnits, eq(orgUnits.id, aiKeys.orgUnitId))
    .where(eq(aiKeys.accountId, accountId))
    .orderBy(asc(aiKeys.provider), sql`${orgUnits.name} nulls first`, asc(aiKeys.id))
  const people = await loadPeople(
    db,
    session,
    rows.map(({ key }) => key.changedBy),
  )
  return rows.map(({ key, unitName }) => {
    const changedBy = people(key.changedBy)
    return {
      uuid: key.id,
      provider: key.provider,
      hint: key.hint,
      ...(key.baseUrl !== null && { baseUrl: key.baseUrl }),
      ...(key.orgUnitId !== null && { orgUnit: { uuid: key.orgUnitId, name: unitName ?? '' } }),
      changedAt: key.changedAt.getTime(),
      ...(changedBy && { changedBy }),
    }
  })
}

/** The written fields of a key; without `key`, a server that needs none. */
export interface WrittenKey {
  key: string
  baseUrl: string | undefined
  changedBy: string
  changedAt: Date
}

const columnsOf = ({ key, baseUrl, ...change }: WrittenKey, settings: Settings) => ({
  ...change,
  baseUrl: baseUrl ?? null,
  secret: sealed(key, settings),
  hint: key.slice(-4),
})

export const insertKey = (db: Database, place: KeyPlace, written: WrittenKey, settings: Settings): Promise<AiKeyRow> =>
  insertOne(db, aiKeys, { ...place, ...columnsOf(written, settings) })

export const replaceKey = (
  db: Database,
  { id }: AiKeyRow,
  written: WrittenKey,
  settings: Settings,
): Promise<AiKeyRow> => updateOne(db, aiKeys, eq(aiKeys.id, id), columnsOf(written, settings))

export async function removeKey(db: Database, { id }: AiKeyRow): Promise<void> {
  await db.delete(aiKeys).where(eq(aiKeys.id, id))
}
