import type { Session } from '@dragoman/sdk/session'

/** Signs out, and goes on to the provider of single sign-on where the session there is to end, too. */
export async function signOut(session: Session): Promise<void> {
  const address = await session.logout()
  if (address !== undefined) location.assign(address)
}
