import type { Role } from '@dragoman/sdk/roles'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { createWordRates } from '../features/rates/word-rates.ts'
import { organizations, orgUnits } from '../identity/tables.ts'
import { users } from '../kernel/tables.ts'
import { demoId } from './demo-id.ts'
import { createAccount } from '../features/accounts/create-account.ts'
import { createUser } from '../features/people/create-user.ts'
import { maySignIn } from '../features/sign-in/find-person.ts'
import { passwordMatches } from '../features/sign-in/passwords.ts'
import { insertOne } from '../kernel/database/one-row.ts'

/** The password of every demo account. */
export const demoPassword = 'dragoman'

type OrgUnitName = 'product' | 'documentation'

export interface DemoPerson {
  name: string
  role: Role
  country: string
  orgUnits?: readonly OrgUnitName[]
  /** Target locales of a linguist who translates from English, and what a word of translation costs. */
  translates?: { targets: readonly string[]; wordRate: string; currency: string }
}

/** One person for each thing that one can be, under the name that is the front of their address. */
const people = {
  sysadmin: { name: 'Ingrid Solheim', role: 'SYSADMIN', country: 'NO' },
  admin: { name: 'Adaeze Obi', role: 'ADMIN', country: 'NG' },
  accountadmin: { name: 'Tomás Ferreira', role: 'ACCOUNT_ADMIN', country: 'PT' },
  manager: { name: 'Mei Lindqvist', role: 'PROJECT_MANAGER', country: 'SE' },
  manager2: { name: 'Owen Baptiste', role: 'PROJECT_MANAGER', country: 'TT' },
  client: { name: 'Priya Nair', role: 'CLIENT', country: 'IN', orgUnits: ['product'] },
  lucia: {
    name: 'Lucía Romero',
    role: 'VENDOR',
    country: 'ES',
    orgUnits: ['product', 'documentation'],
    translates: { targets: ['es', 'pt'], wordRate: '0.07', currency: 'USD' },
  },
  kenji: {
    name: 'Kenji Sato',
    role: 'VENDOR',
    country: 'JP',
    orgUnits: ['product', 'documentation'],
    translates: { targets: ['ja'], wordRate: '0.095', currency: 'USD' },
  },
  layla: {
    name: 'Layla Haddad',
    role: 'VENDOR',
    country: 'JO',
    orgUnits: ['product', 'documentation'],
    translates: { targets: ['ar', 'fr', 'es'], wordRate: '0.08', currency: 'USD' },
  },
  jonas: {
    name: 'Jonas Weber',
    role: 'VENDOR',
    country: 'DE',
    orgUnits: ['product'],
    translates: { targets: ['de', 'fr'], wordRate: '0.085', currency: 'USD' },
  },
  olga: {
    name: 'Olga Marchenko',
    role: 'VENDOR',
    country: 'UA',
    orgUnits: ['product'],
    translates: { targets: ['ru', 'zh', 'ja'], wordRate: '0.065', currency: 'USD' },
  },
} as const satisfies Record<string, DemoPerson>

export type DemoName = keyof typeof people

export const demoAddress = (name: DemoName): string => `${name}@dragoman.example`

/** The lines that `start` prints: one for each role. */
export const demoAccounts: readonly { address: string; name: string; role: Role }[] = Object.entries(people).map(
  ([name, { role, name: fullName }]) => ({ address: demoAddress(name as DemoName), name: fullName, role }),
)

/**
 * The demo accounts that anyone can still sign in to, as their password is the well-known one: not those that were
 * blocked or given another password.
 */
export async function openDemoAccounts(db: Database): Promise<string[]> {
  const addresses = demoAccounts.map(({ address }) => address)
  const rows = await db.select().from(users).where(inArray(users.email, addresses)).orderBy(users.email)
  const usable = rows.filter(maySignIn)
  const isOpen = await Promise.all(usable.map(({ passwordHash }) => passwordMatches(passwordHash, demoPassword)))
  return usable.filter((_, at) => isOpen[at]).map(({ email }) => email)
}

export interface DemoPlace {
  accountId: string
  orgUnits: Record<OrgUnitName, string>
  userIds: Record<DemoName, string>
}

/** The parts in which two accounts of these people differ. */
export interface DemoCompany {
  accountName: string
  people: readonly DemoName[]
  addressOf(name: DemoName): string
  /** Without one, someone has to set it before they can sign in. */
  password?: string
  /** The ids to give, where they are to be the same in each installation. */
  idOf?(kind: string, name: string): string
}

/** Makes the demo account. */
export async function createDemoPeople(db: Database): Promise<DemoPlace> {
  const names = Object.keys(people) as DemoName[]
  return createCompany(db, {
    accountName: 'Northwind Translations',
    people: names,
    addressOf: demoAddress,
    password: demoPassword,
    idOf: demoId,
  })
}

/** Makes an account: a client with two organizational units, and everyone who works for it. */
export async function createCompany(db: Database, company: DemoCompany): Promise<DemoPlace> {
  const account = await createAccount(db, { name: company.accountName, tier: 'ENTERPRISE', currency: 'USD' })
  const organizationName = 'Dragoman Software'
  const organization = await insertOne(db, organizations, {
    ...givenId(company, 'organization', organizationName),
    accountId: account.id,
    name: organizationName,
    country: 'DE',
  })
  const createOrgUnit = async (name: string, targetLocales: string[], steps: string[]) => {
    const { id } = await insertOne(db, orgUnits, {
      ...givenId(company, 'organizational unit', `${organizationName}, ${name}`),
      accountId: account.id,
      organizationId: organization.id,
      name,
      country: 'DE',
      currency: 'USD',
      timezone: 'Europe/Berlin',
      defaultSourceLocale: 'en',
      targetLocales,
      workflows: steps,
    })
    return id
  }
  const orgUnitIds = {
    product: await createOrgUnit('Product', ['es', 'ja', 'ar', 'de', 'fr'], ['TRANSLATION', 'REVIEW']),
    documentation: await createOrgUnit('Documentation', ['es', 'ja'], ['TRANSLATION']),
  }
  const userIds: Partial<Record<DemoName, string>> = {}
  for (const name of company.people) userIds[name] = await createPerson(db, company, account.id, orgUnitIds, name)
  await db
    .update(orgUnits)
    .set({ contactPersonId: userIds.client ?? null })
    .where(eq(orgUnits.accountId, account.id))
  return { accountId: account.id, orgUnits: orgUnitIds, userIds: userIds as Record<DemoName, string> }
}

const givenId = ({ idOf }: DemoCompany, kind: string, name: string) => (idOf ? { id: idOf(kind, name) } : {})

async function createPerson(
  db: Database,
  company: DemoCompany,
  accountId: string,
  orgUnitIds: Record<OrgUnitName, string>,
  name: DemoName,
): Promise<string> {
  const { name: fullName, role, country, orgUnits: memberOf = [], translates }: DemoPerson = people[name]
  const { password } = company
  const user = await createUser(db, {
    ...givenId(company, 'person', name),
    accountId,
    email: company.addressOf(name),
    name: fullName,
    ...(password !== undefined && { password }),
    roles: [role],
    country,
    currency: translates?.currency ?? 'USD',
    languagePairs: (translates?.targets ?? []).map((target) => ['en', target] as const),
    orgUnitIds: memberOf.map((orgUnit) => orgUnitIds[orgUnit]),
  })
  if (translates) await createWordRates(db, accountId, user.id, translates)
  return user.id
}
