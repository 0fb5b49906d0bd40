import type { Role } from '@dragoman/sdk/roles'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import { userRateDetails, userRates } from '../features/rates/tables.ts'
import { workflows } from '../features/workflows/tables.ts'
import { orgUnits, organizations } from '../identity/tables.ts'
import { users } from '../kernel/tables.ts'
import { createAccount } from '../features/accounts/create-account.ts'
import { createUser } from '../features/people/create-user.ts'
import { hashPassword } from '../features/sign-in/passwords.ts'
import type { Sessions } from '../identity/sessions.ts'

/** Someone who can call the API. */
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

export interface NewPerson {
  roles: Role[]
  /** Language pairs, source first. */
  pairs?: [string, string][]
  /** A price of a word in each of the pairs. */
  rate?: string
  /** Whether they belong to the place's unit. */
  member?: boolean
}

let passwordHash: Promise<string> | undefined

/** Someone with a token of their own, whose password is `testPassword`. */
export async function createPerson(
  { db, sessions }: { db: Database; sessions: Sessions },
  place: Place,
  name: string,
  { roles, pairs = [], rate, member = false }: NewPerson,
): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const { id } = await createUser(db, {
    accountId: place.accountId,
    email,
    name,
    roles,
    languagePairs: pairs,
    orgUnitIds: member ? [place.orgUnitId] : [],
  })
  // Hashing is slow on purpose, so it is done once for all of them.
  passwordHash ??= hashPassword(testPassword)
  await db
    .update(users)
    .set({ passwordHash: await passwordHash })
    .where(eq(users.id, id))
  if (rate) await seedRate(db, place, id, pairs, rate)
  const session = { userId: id, kind: 'token' as const, address: '127.0.0.1', userAgent: null }
  const { secret: token } = await sessions.open(db, session)
  return { id, email, name, token }
}

/** Two accounts with one unit each, and a person of each role, every one with a token. */
export async function seedPeople(db: Database, sessions: Sessions): Promise<People> {
  const place = await seedPlace(db, 'Acme Localization')
  const elsewhere = await seedPlace(db, 'Other Agency')
  const person = (name: string, roles: Role[], more: Omit<NewPerson, 'roles'> = {}, at = place) =>
    createPerson({ db, sessions }, at, name, { roles, ...more })
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
    stranger: await person('Sam Stranger', ['PROJECT_MANAGER'], {}, elsewhere),
  }
}

async function seedPlace(db: Database, name: string): Promise<Place> {
  const account = await createAccount(db, { name, tier: 'BUSINESS', currency: 'USD' })
  return createPlace(db, account.id, name)
}

/** One more organization of an account, with an organizational unit. */
export async function createPlace(db: Database, accountId: string, name: string): Promise<Place> {
  const organization = await insertOne(db, organizations, { accountId, name: `${name} clients`, country: 'US' })
  const orgUnit = await insertOne(db, orgUnits, {
    accountId,
    organizationId: organization.id,
    name: `${name} unit`,
    country: 'US',
    currency: 'USD',
    timezone: 'UTC',
    defaultSourceLocale: 'en',
    targetLocales: ['es', 'ja', 'ar'],
    workflows: ['TRANSLATION', 'REVIEW'],
  })
  return { accountId, organizationId: organization.id, orgUnitId: orgUnit.id }
}

async function seedRate(
  db: Database,
  { accountId }: Place,
  userId: string,
  pairs: [string, string][],
  wordRate: string,
) {
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
        accountId,
        sourceLocale,
        targetLocale,
        workflowId: workflow.id,
        wordRate: price,
      })),
    )
  }
}
