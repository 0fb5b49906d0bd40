import { basename, resolve } from 'node:path'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { mailReader } from '../../server/src/testing/mails.ts'
import type { Team, TeamMember } from '../../server/src/testing/teams/make-team.ts'

export type { Team }

/** A user who can sign in. */
export type Person = Pick<TeamMember, 'email' | 'password'>

const teams = new Map<string, Promise<Team>>()

/** The people of a file of tests: made when it first asks for them. */
export function teamOf(file: string): Promise<Team> {
  const known = teams.get(file) ?? make<Team>('team', { name: basename(file, '.spec.ts') })
  teams.set(file, known)
  return known
}

/** Makes an administrator in the account of that name, which is made if there is none. */
export const makeAdministrator = (account: string, role: 'ADMIN' | 'SYSADMIN' = 'ADMIN') =>
  make<TeamMember>('administrator', { account, role })

async function make<Made>(what: string, wish: object): Promise<Made> {
  const address = `http://127.0.0.1:${process.env['E2E_TEAMS_PORT']}/${what}`
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(wish) })
  if (!answer.ok) throw new Error(`${what}: ${await answer.text()}`)
  return (await answer.json()) as Made
}

/** A unique name for an account. */
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
export async function enter(page: Page, { email, password }: Person) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs a page's context in without the login page. */
export async function open(request: APIRequestContext, { email, password }: Person) {
  const body = Buffer.from(JSON.stringify({ username: email, password })).toString('base64')
  const answer = await request.post('/api/v3/auth/login', {
    headers: { Origin: process.env['E2E_URL']!, 'Content-Type': 'text/plain' },
    data: Buffer.from(body),
  })
  expect(await answer.json()).toMatchObject({ state: 'SUCCESS' })
}
