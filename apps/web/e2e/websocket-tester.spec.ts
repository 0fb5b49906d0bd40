import { expect, expectAccessible, test } from './test.ts'

test('a linguist opens a WebSocket, gets a message back, and a thousand of them', async ({ page, signIn, team }) => {
  await signIn(team.lucia)
  await page.goto('/websocket-tester')
  await expect(page.getByText('Not connected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send 1,000 messages' })).toBeDisabled()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()

  await page.getByRole('textbox', { name: 'Message' }).fill('¿Hola?')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect(message).toContainText(/¿Hola\?.*Returned after [\d.]+ ms/)
  await page.getByRole('button', { name: 'Send 1,000 messages' }).click()
  await expect(page.getByText('1,000 of 1,000')).toBeVisible()
  await expectAccessible(page)

  // Signed out elsewhere, the socket closes by itself and says why.
  await page.request.post('/api/v3/auth/logout', { headers: { Origin: new URL(page.url()).origin } })
  await expect(page).toHaveURL(/\/auth\/login/)
})
