import { useSession } from '@dragoman/hooks/session'
import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { useState } from 'react'
import type { NavSection } from '../ground/navigation.ts'

/**
 * The open sections of the sidebar: the one that the person is in, unless they closed it there, and those that they
 * opened, which this browser keeps for each person.
 */
export function useOpenSections(present: NavSection | undefined) {
  const user = useSession().snapshot.subject?.user.uuid
  const kept = stored<NavSection[]>(browserStorage('localStorage'), `sidebar.${user}`)
  const [opened, setOpened] = useState(() => new Set(kept.read()))
  const [closedIn, setClosedIn] = useState<NavSection>()
  // Left and entered again, a section is open again.
  if (closedIn !== undefined && closedIn !== present) setClosedIn(undefined)
  return {
    isOpen: (section: NavSection) => opened.has(section) || (section === present && section !== closedIn),
    change: (section: NavSection, isOpen: boolean) => {
      setClosedIn(!isOpen && section === present ? section : undefined)
      if (isOpen && section === present) return
      const next = new Set(opened)
      if (isOpen) next.add(section)
      else next.delete(section)
      setOpened(next)
      kept.write([...next])
    },
  }
}
