import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { mailReader } from '../../server/src/testing/mails.ts'
import { nodeOptions } from '../../server/src/kernel/node-options.ts'

/** Somebody of this test alone. */
export interface Newcomer {
  email: string
  name: string
  password: string
}

const run = promisify(execFile)
const server = resolve(import.meta.dirname, '../../server')
let count = 0

/** Makes an administrator in an account of that name, with the command that operators use. */
export async function makeAdministrator(account: string, role: 'ADMIN' | 'SYSADMIN' = 'ADMIN'): Promise<Newcomer> {
  const mark = `${process.pid}-${Date.now()}-${++count}`
  const person = { email: `nadia-${mark}@example.com`, name: `Nadia ${count}`, password: 'one quiet harbour at dusk' }
  await run(
    process.execPath,
    [
      ...nodeOptions,
      'src/commands/admin.ts',
      'create',
      '--email',
      person.email,
      '--name',
      person.name,
      '--account',
      account,
      '--role',
      role,
    ],
    {
      cwd: server,
      env: {
        ...process.env,
        DATA_DIR: process.env['E2E_DATA'],
        DATABASE_URL: '',
        PUBLIC_URL: '',
        ADMIN_PASSWORD: person.password,
      },
    },
  )
  return person
}

/** A name for an account that nobody else has. */
export const newAccount = (name: string) => `${name} ${process.pid}-${Date.now()}`

/** Waits for the next mail to an address, as it lies in the server's folder. */
export const mailTo = mailReader(resolve(process.env['E2E_DATA'] ?? '', 'mail'), async (probe) => {
  let found = await probe()
  await expect.poll(async () => (found ??= await probe()) !== undefined, { timeout: 60_000 }).toBe(true)
  return found!
})

/** Calls the API with the cookies of a page. */
export async function ask<Result>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<Result> {
  const origin = process.env['E2E_URL']!
  const answer = await request.fetch(path, { method, headers: { Origin: origin }, ...(data && { data }) })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  const text = await answer.text()
  return (text ? JSON.parse(text) : undefined) as Result
}

/** Fills the login form in and sends it. */
export async function enter(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs a page's context in without the login page. */
export async function open(request: APIRequestContext, { email, password }: Newcomer) {
  const body = Buffer.from(JSON.stringify({ username: email, password })).toString('base64')
  const answer = await request.post('/api/v3/auth/login', {
    headers: { Origin: process.env['E2E_URL']!, 'Content-Type': 'text/plain' },
    data: Buffer.from(body),
  })
  expect(await answer.json()).toMatchObject({ state: 'SUCCESS' })
}
