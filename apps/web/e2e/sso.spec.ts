import { startDnsServer } from '../../server/src/testing/dns-server.ts'
import { startSamlProvider } from '../../server/src/testing/saml-provider.ts'
import { makeAdministrator, newAccount, open } from './people.ts'
import { expectAccessible, expect, test } from './test.ts'

test('an administrator adds a domain and a provider, and sees why trying to sign in fails', async ({ page }) => {
  const admin = await makeAdministrator(newAccount('Providers'))
  await open(page.request, admin)
  await page.goto('/settings/account-settings/sso')
  const domain = 'nowhere.example'
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain)
  await page.getByLabel('Current password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText('Wrong password.')).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText(`_dragoman.${domain}`)).toBeVisible()

  await page.getByRole('textbox', { name: 'Issuer' }).fill('https://10.0.0.1')
  await page.getByRole('textbox', { name: 'Client ID' }).fill('dragoman')
  await page.getByLabel('Current password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a public https address', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Issuer' }).fill('https://login.nowhere.invalid')
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('textbox', { name: 'Group', exact: true }).fill('managers')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Single sign-on saved')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Try signing in' }).click()
  await expect(page.getByText('Signing in would fail')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Provider can be reached' })).toContainText('Failed')

  await page.getByRole('button', { name: 'Delete connection' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Current password', { exact: true }).fill(admin.password)
  await question.getByRole('button', { name: 'Delete connection' }).click()
  await expect(page.getByRole('button', { name: 'Try signing in' })).toHaveCount(0)

  await page.goto('/auth/sso-error?problem=AUDIENCE&id=3f0c6a4e-1111-4222-8333-444455556666&at=1795600000000')
  await expect(page.getByText('Check the client ID', { exact: false })).toBeVisible()
  await expectAccessible(page)
})

test('an administrator connects a SAML provider by its metadata, and sees which check fails', async ({ page }) => {
  // Under another name than the product, so that the browser takes it for another site.
  const provider = await startSamlProvider('localhost')
  provider.person = { nameId: 'someone@elsewhere.example', attributes: { groups: ['managers'] } }
  const admin = await makeAdministrator(newAccount('Providers'))
  await open(page.request, admin)
  await page.goto('/settings/account-settings/sso')
  await page.getByText('SAML 2.0', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Metadata address' }).fill(provider.metadataUrl)
  await page.getByRole('button', { name: 'Read metadata' }).click()
  await expect(page.getByRole('textbox', { name: 'Provider sign-in address' })).toHaveValue(provider.signOnUrl)
  await expect(page.getByRole('group', { name: 'Certificates' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Email attribute' })).toHaveValue('NameID')
  await page.getByLabel('Current password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Single sign-on saved')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Try signing in' }).click()
  await expect(page.getByText('Signing in would fail')).toBeVisible()
  const check = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  for (const name of ['Signature is valid', 'Answer belongs to this sign-in', 'Answer is meant for this product'])
    await expect(check(name)).toContainText('Passed')
  await expect(check('Email domain is verified')).toContainText('Failed')

  await page.getByRole('button', { name: 'Delete connection' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Current password', { exact: true }).fill(admin.password)
  await question.getByRole('button', { name: 'Delete connection' }).click()
  await expect(page.getByRole('button', { name: 'Try signing in' })).toHaveCount(0)
  await provider.close()
})

test('a person signs in through a SAML provider for the first time, and out of both', async ({
  page,
  pageOf,
  team,
}) => {
  const dns = await startDnsServer(Number(process.env['E2E_DNS_PORT']))
  const provider = await startSamlProvider('localhost')
  const domain = `d${Date.now()}.example`
  provider.person = { nameId: `nina@${domain}`, attributes: { name: 'Nina Nordli' } }
  const admin = await pageOf(team.accountadmin)
  await admin.goto('/settings/account-settings/sso')
  const askedAgain = admin.getByLabel('Current password', { exact: true })
  const question = admin.getByRole('alertdialog')
  await admin.getByRole('textbox', { name: 'Domain' }).fill(domain)
  await askedAgain.fill(team.accountadmin.password)
  await admin.getByRole('button', { name: 'Add domain' }).click()
  await expect(admin.getByText(`_dragoman.${domain}`)).toBeVisible()
  dns.texts.set(`_dragoman.${domain}`, [
    (await admin
      .getByText(/^dragoman-verification=/)
      .last()
      .textContent()) ?? '',
  ])
  await admin.getByRole('button', { name: `Look up record of ${domain}` }).click()
  await askedAgain.fill(team.accountadmin.password)
  await question.getByRole('button', { name: 'Look up record' }).click()
  await expect(admin.getByText('Verified', { exact: true })).toBeVisible()
  await admin.getByText('SAML 2.0', { exact: true }).click()
  await admin.getByRole('textbox', { name: 'Metadata address' }).fill(provider.metadataUrl)
  await admin.getByRole('button', { name: 'Read metadata' }).click()
  await expect(admin.getByText('Fields filled in')).toBeVisible()
  await admin.getByRole('button', { name: 'Role of other people' }).click()
  await admin.getByRole('option', { name: 'Project manager' }).click()
  await admin.getByText('Sign people out of the provider, too').click()
  await askedAgain.fill(team.accountadmin.password)
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Single sign-on saved')).toBeVisible()

  await page.goto('/auth/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(provider.person.nameId)
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await page.getByRole('button', { name: 'Nina Nordli' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(() => provider.sessions).toEqual([])

  await admin.getByRole('button', { name: 'Delete connection' }).click()
  await askedAgain.fill(team.accountadmin.password)
  await question.getByRole('button', { name: 'Delete connection' }).click()
  await admin.getByRole('button', { name: `Remove ${domain}` }).click()
  await askedAgain.fill(team.accountadmin.password)
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(admin.getByText(`_dragoman.${domain}`)).toHaveCount(0)
  await provider.close()
  dns.close()
})
