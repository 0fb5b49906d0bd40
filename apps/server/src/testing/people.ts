import type { Role } from '@dragoman/sdk/roles'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { orgUnits, organizations, userRateDetails, userRates, workflows } from '../db/schema.ts'
import { createAccount } from '../engine/accounts/create-account.ts'
import { createUser } from '../engine/accounts/create-user.ts'
import type { Sessions } from '../http/sessions.ts'

/** Somebody who can call the API. */
export interface Person {
  id: string
  email: string
  name: string
  token: string
}

export interface Place {
  accountId: string
  organizationId: string
  /** en → es, ja, ar by default. */
  orgUnitId: string
}

export interface People {
  place: Place
  /** Another account, whose ids must answer 404 everywhere. */
  elsewhere: Place
  sysadmin: Person
  admin: Person
  accountAdmin: Person
  manager: Person
  otherManager: Person
  client: Person
  /** en → es, ja, ar; 0.06 a word. */
  linguistA: Person
  /** en → es, ja, ar; 0.05 a word. */
  linguistB: Person
  /** en → de only: never eligible for the unit's pairs. */
  linguistDe: Person
  /** A manager of the other account. */
  stranger: Person
}

export const testPassword = 'correct horse battery staple'

/** Two accounts with one unit each, and a person of each role, every one with a token. */
export async function seedPeople(db: Database, sessions: Sessions): Promise<People> {
  const place = await seedPlace(db, 'Acme Localization')
  const elsewhere = await seedPlace(db, 'Other Agency')
  const person = async (
    name: string,
    roles: Role[],
    more: { at?: Place; pairs?: [string, string][]; rate?: string; member?: boolean } = {},
  ): Promise<Person> => {
    const at = more.at ?? place
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
    const user = await createUser(db, {
      accountId: at.accountId,
      email,
      name,
      password: testPassword,
      roles,
      languagePairs: more.pairs ?? [],
      orgUnitIds: more.member ? [at.orgUnitId] : [],
    })
    if (more.rate) await seedRate(db, at, user.id, more.pairs ?? [], more.rate)
    const session = { userId: user.id, kind: 'token' as const, address: '127.0.0.1', userAgent: null }
    const { secret: token } = await sessions.open(db, session)
    return { id: user.id, email, name, token }
  }
  const pairs: [string, string][] = [
    ['en', 'es'],
    ['en', 'ja'],
    ['en', 'ar'],
  ]
  return {
    place,
    elsewhere,
    sysadmin: await person('Sys Admin', ['SYSADMIN']),
    admin: await person('Ada Admin', ['ADMIN']),
    accountAdmin: await person('Abe Account', ['ACCOUNT_ADMIN']),
    manager: await person('Mia Manager', ['PROJECT_MANAGER']),
    otherManager: await person('Max Manager', ['PROJECT_MANAGER']),
    client: await person('Cleo Client', ['CLIENT'], { member: true }),
    linguistA: await person('Lina Linguist', ['VENDOR'], { pairs, rate: '0.06', member: true }),
    linguistB: await person('Leo Linguist', ['VENDOR'], { pairs, rate: '0.05', member: true }),
    linguistDe: await person('Dora Deutsch', ['VENDOR'], { pairs: [['en', 'de']], rate: '0.07', member: true }),
    stranger: await person('Sam Stranger', ['PROJECT_MANAGER'], { at: elsewhere }),
  }
}

async function seedPlace(db: Database, name: string): Promise<Place> {
  const account = await createAccount(db, { name, tier: 'BUSINESS', currency: 'USD' })
  const [organization] = await db
    .insert(organizations)
    .values({ accountId: account.id, name: `${name} customers`, country: 'US' })
    .returning()
  if (!organization) throw new Error('no organization')
  const [unit] = await db
    .insert(orgUnits)
    .values({
      accountId: account.id,
      organizationId: organization.id,
      name: `${name} unit`,
      country: 'US',
      currency: 'USD',
      timezone: 'UTC',
      defaultSourceLocale: 'en',
      targetLocales: ['es', 'ja', 'ar'],
      workflows: ['TRANSLATION', 'REVIEW'],
    })
    .returning()
  if (!unit) throw new Error('no unit')
  return { accountId: account.id, organizationId: organization.id, orgUnitId: unit.id }
}

async function seedRate(db: Database, { accountId }: Place, userId: string, pairs: [string, string][], wordRate: string) {
  const [rate] = await db.insert(userRates).values({ userId, currency: 'USD', isDefault: true }).returning()
  if (!rate) throw new Error('no rate')
  for (const code of ['TRANSLATION', 'REVIEW']) {
    const [workflow] = await db
      .select()
      .from(workflows)
      .where(and(eq(workflows.accountId, accountId), eq(workflows.code, code)))
    if (!workflow) throw new Error(`no workflow ${code}`)
    const price = code === 'REVIEW' ? (Number(wordRate) / 2).toFixed(6) : wordRate
    await db.insert(userRateDetails).values(
      pairs.map(([sourceLocale, targetLocale]) => ({
        userRateId: rate.id,
        sourceLocale,
        targetLocale,
        workflowId: workflow.id,
        wordRate: price,
      })),
    )
  }
}
