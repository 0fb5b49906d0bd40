import type { CurrentAuthentication } from '@dragoman/sdk/operations/auth'
import type { Session } from '@dragoman/sdk/session'
import { browserStorage } from '@dragoman/sdk/session-storage'
import { recentKey } from './recent-key.ts'

/** Where the browser keeps what a person has typed in the editor until the server has it. */
export const draftDatabase = (person: string) => `drafts ${person}`

/** The owner of drafts; someone who is signed in as another person has their own. */
export const draftPerson = ({ user, impersonator }: CurrentAuthentication): string =>
  impersonator ? `${user.uuid} ${impersonator.uuid}` : user.uuid

/**
 * Forgets the drafts of a person who signs out, in whichever tab, and which pages they had open. A session that ends by
 * itself keeps them.
 */
export function wipeOnSignOut(session: Pick<Session, 'subscribe' | 'getSnapshot'>) {
  let person: CurrentAuthentication | undefined
  const note = () => {
    const { phase, subject, hasLeft } = session.getSnapshot()
    if (subject) person = subject
    if (phase !== 'anonymous' || !hasLeft || person === undefined) return
    indexedDB.deleteDatabase(draftDatabase(draftPerson(person)))
    browserStorage('localStorage').removeItem(recentKey(person.user.uuid))
    person = undefined
  }
  session.subscribe(note)
  note()
}
