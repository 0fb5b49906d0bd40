import type { Session } from '@dragoman/sdk/session'

let isLeaving = false

/** Whether the person signed out on purpose: the login page then does not lead back to where they were. */
export const hasLeft = () => isLeaving

/** The person is on their way in again. */
export const forgetDeparture = () => {
  isLeaving = false
}

/** Signs out and goes to the login page (rule auth.logout). */
export async function signOut(session: Session): Promise<void> {
  isLeaving = true
  await session.logout()
}
