import { useSession } from '@dragoman/hooks/session'
import { useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { setPageName } from './page-title.ts'
import { noteRecent } from './recent.ts'

/**
 * Puts the name of what a page shows, such as a person's, in front of the document's title, and the page among those
 * that the command palette knows as recent.
 */
export function usePageName(name: string) {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const person = useSession().snapshot.subject?.user.uuid
  useEffect(() => {
    setPageName(name)
    if (person !== undefined) noteRecent(person, { path, name })
    return () => setPageName(undefined)
  }, [name, path, person])
}

/** The same for a page in place of another one, which isn't a place to come back to: it belongs to no kind of page. */
export function useWholePageName(name: string) {
  useEffect(() => {
    setPageName(name, { isWhole: true })
    return () => setPageName(undefined)
  }, [name])
}
