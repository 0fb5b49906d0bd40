import type { Page } from '@playwright/test'
import { enter, makeAdministrator, newAccount } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

/** Plugs a device with a fingerprint reader in; it says yes to everything. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added in the profile, signs in without a password, and follows it where one is entered', async ({
  page,
  baseURL,
}) => {
  // Browsers have no passkeys at IP addresses.
  const home = baseURL!.replace('127.0.0.1', 'localhost')
  const person = await makeAdministrator(newAccount('Keys'))
  await plugIn(page)
  await page.goto(`${home}/auth/login?redirect=/users/profile?tab=security`)
  await enter(page, person)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add passkey' }).click()
  await card.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await card.getByLabel('Current password').fill(person.password)
  await card.getByRole('button', { name: 'Add passkey' }).click()
  await expect(card.getByText('Save your recovery codes')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'Work laptop' })).toContainText('Works at localhost')
  await expectAccessible(page)
  await page.context().clearCookies()
  await page.goto(`${home}/auth/login`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(`${home}/auth/login`)
  await enter(page, person)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
})
