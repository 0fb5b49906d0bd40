import { hashSync } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { createCompany, type DemoName } from '../../demo/people.ts'
import { createAccount } from '../../features/accounts/create-account.ts'
import { createUser } from '../../features/people/create-user.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { accounts, users } from '../../kernel/tables.ts'

export interface TeamMember {
  email: string
  name: string
  password: string
}

const members = [
  'admin',
  'accountadmin',
  'manager',
  'manager2',
  'client',
  'lucia',
  'kenji',
  'layla',
  'jonas',
  'olga',
] as const satisfies DemoName[]

/** The people of the demo, but for its system administrator, in an account that a test file has for itself. */
export type Team = Record<(typeof members)[number], TeamMember>

const password = 'one quiet harbour at dusk'
/** Quick to check on purpose: with the parameters of the installation, each sign-in costs what a page of a list does. */
const passwordHash = hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

let count = 0

/** Makes an account of that name with a client, two organizational units, and a team. */
export async function makeTeam(db: Database, name: string): Promise<Team> {
  const domain = `${name}-${++count}.example`
  const { accountId } = await createCompany(db, {
    accountName: domain,
    people: members,
    addressOf: (member) => `${member}@${domain}`,
  })
  await db.update(users).set({ passwordHash }).where(eq(users.accountId, accountId))
  const rows = await db.select().from(users).where(eq(users.accountId, accountId))
  const found = rows.map(({ email, name: fullName }) => [email.split('@')[0]!, { email, name: fullName, password }])
  return Object.fromEntries(found) as Team
}

/** Makes an administrator in the account of that name, which is made if there is none. */
export async function makeAdministrator(
  db: Database,
  accountName: string,
  role: 'ADMIN' | 'SYSADMIN',
): Promise<TeamMember> {
  const [known] = await db.select().from(accounts).where(eq(accounts.name, accountName))
  const account = known ?? (await createAccount(db, { name: accountName, tier: 'ENTERPRISE', currency: 'USD' }))
  const person = { email: `nadia-${++count}@example.com`, name: `Nadia ${count}`, password }
  const user = await createUser(db, { accountId: account.id, email: person.email, name: person.name, roles: [role] })
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  return person
}
