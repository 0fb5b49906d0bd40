import { Secret, TOTP } from 'otpauth'
import { makeProject } from './make-project.ts'
import { ask, makeAdministrator, newAccount, open, type Person } from './people.ts'
import { servePlainPage } from './plain-page.ts'
import { expect, test } from './test.ts'

// The client rules are not the app's own: a page with neither its looks nor its router goes by them, too.

let plain: Awaited<ReturnType<typeof servePlainPage>>
test.beforeAll(async () => {
  plain = await servePlainPage(process.env['E2E_URL']!)
})
test.afterAll(() => plain.close())

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp })

test('a plain page asks for the second factor and the contracts, shows the projects, and signs out', async ({
  page,
}) => {
  const person = await makeAdministrator(newAccount('Plain'))
  await open(page.request, person)
  for (const name of ['Terms of use', 'Confidentiality']) {
    await ask(page.request, 'POST', '/api/v3/contract', { name, content: `<p>${name}, in plain words.</p>` })
  }
  await page.context().clearCookies()

  await page.goto(plain.url)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill('something else')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('(5)')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  await expect(page.getByText('Terms of use, in plain words.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Confidentiality' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect(page.getByText('0 in total')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('session')
})

test('a plain page accepts the right code of the authenticator app after refusing a wrong one', async ({ page }) => {
  const person = await makeAdministrator(newAccount('Plain'))
  await open(page.request, person)
  const { secret } = await ask<{ secret: string }>(page.request, 'POST', '/api/v3/user/mfa', {
    password: person.password,
  })
  await ask(page.request, 'POST', '/api/v3/user/mfa', { otp: codeAt(secret, Date.now()) })
  await page.context().clearCookies()

  await page.goto(plain.url)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  await page.getByLabel('Code from the authenticator app').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('wrong')
  await page.getByLabel('Code from the authenticator app').fill(codeAt(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('0 in total')).toBeVisible()
})

test('a plain page shows projects to people with the permission, and tells others what they lack without a request', async ({
  page,
  team,
}) => {
  const plan = { files: { 'app.json': '{"save":"Save"}' }, locales: ['es'], workflows: ['TRANSLATION'] }
  await makeProject(team, { reference: 'Winter release', ...plan })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const signIn = async (person: Person) => {
    await page.goto(plain.url)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  }
  await signIn(team.jonas)
  await expect(page.getByRole('alert')).toHaveText('Requires PROJECT_list.')
  expect(asked).not.toContain('/api/v3/project')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(team.manager2)
  await expect(page.getByRole('list', { name: 'Projects' }).getByRole('listitem')).toHaveText(/Winter release/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
