import '../kernel/closed-prototypes.ts'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { connectDatabase, type Database } from '../kernel/database/connect.ts'
import { useDatabase } from '../kernel/database/launcher.ts'
import { migrateDatabase } from '../kernel/database/migrate.ts'
import { accounts, users } from '../kernel/tables.ts'
import { createAccount } from '../features/accounts/create-account.ts'
import { createUser } from '../features/people/create-user.ts'
import { recordChange } from '../kernel/journal.ts'
import { OperatorError } from '../kernel/operator-error.ts'
import { readSettings } from '../settings.ts'
import { readNewPassword } from './read-password.ts'
import { runCommand } from './run-command.ts'
import { lowerAscii } from '../kernel/ascii-case.ts'
import { lowerAsciiOf } from '../kernel/database/lower-ascii.ts'

const usage = `npx -y pnpm@12 admin create --email EMAIL --name NAME [--account NAME] [--role SYSADMIN|ADMIN]

Creates an administrator who can sign in immediately, even while the server runs. The account is the one of that name, created
if there is none; without --account the only one there is, or a new one called "Main". The role is SYSADMIN unless
said otherwise. The password is prompted for, or read from stdin or ADMIN_PASSWORD.

npx -y pnpm@12 admin rotate-key

Encrypts everything with SECRET_KEY that SECRET_KEY_ALSO or an earlier version has encrypted, even while the servers run.`

type Order = { email: string; name: string; accountName: string | undefined; role: 'SYSADMIN' | 'ADMIN' }

function readOrder(words: string[]): Order | undefined {
  const text = { type: 'string' } as const
  const options = { email: text, name: text, account: text, role: text, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const { email, name, role = 'SYSADMIN' } = values
  if (values.help || positionals[0] !== 'create') return undefined
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    throw new OperatorError('--email is missing or invalid: add an address, such as --email ana@example.com.')
  }
  if (!name?.trim() || name.length > 200) {
    throw new OperatorError('--name is missing or longer than 200 characters: add it, such as --name "Ana Ruiz".')
  }
  if (role !== 'SYSADMIN' && role !== 'ADMIN') {
    throw new OperatorError(`--role is ${role}, but must be SYSADMIN or ADMIN: create other users in the app.`)
  }
  return { email, name: name.trim(), accountName: values.account?.trim() || undefined, role }
}

/** Makes the administrator of `order`, all of it or nothing; refused when the address is in use. */
async function createAdministrator(database: Database, order: Order, password: string): Promise<string> {
  return database.transaction(async (transaction) => {
    const { email, name, role } = order
    const account = await findOrMakeAccount(transaction, order.accountName)
    const user = await createUser(transaction, { accountId: account.id, email, name, password, roles: [role] })
    await recordChange(
      transaction,
      { accountId: account.id, userId: null, requestId: null },
      { event: 'USER_CREATED', entity: { type: 'USER', id: user.id, name }, after: { email, roles: user.roles } },
    )
    return account.name
  })
}

async function refuseKnown(database: Database, email: string): Promise<void> {
  const known = await database.$count(users, eq(lowerAsciiOf(users.email), lowerAscii(email)))
  if (known > 0) throw new OperatorError(`${email} is already in use. Choose another address.`)
}

async function findOrMakeAccount(database: Database, name: string | undefined) {
  const found = await database
    .select()
    .from(accounts)
    .where(name === undefined ? undefined : eq(accounts.name, name))
    .limit(2)
  if (found.length > 1) {
    throw new OperatorError(
      `There are several accounts${name === undefined ? '' : ` called ${name}`}: choose one with --account, by a name that is unique.`,
    )
  }
  return found[0] ?? createAccount(database, { name: name ?? 'Main', tier: 'ENTERPRISE', currency: 'USD' })
}

await runCommand(async () => {
  const words = process.argv.slice(2)
  const isRotation = words.length === 1 && words[0] === 'rotate-key'
  const order = isRotation ? undefined : readOrder(words)
  if (!isRotation && order === undefined) {
    console.log(usage)
    return
  }
  const settings = readSettings(process.env)
  const database = await useDatabase(settings)
  try {
    await migrateDatabase(database.directUrl)
    const connection = connectDatabase(database.directUrl, { connections: 1 })
    try {
      if (order === undefined) {
        const { rotateKey } = await import('./rotate-key.ts')
        for (const line of await rotateKey(connection.database, settings.secretKey)) console.log(line)
        return
      }
      await refuseKnown(connection.database, order.email)
      const password = await readNewPassword('ADMIN_PASSWORD')
      const account = await createAdministrator(connection.database, order, password)
      console.log(`${order.name} can now sign in as ${order.email} (${order.role}, account ${account}).`)
    } finally {
      await connection.close()
    }
  } finally {
    await database.stop()
  }
})
