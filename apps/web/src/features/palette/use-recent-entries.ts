import { useSession } from '@dragoman/hooks/session'
import { useRouter } from '@tanstack/react-router'
import { navEntries, navSections, type NavSection } from '../../ground/navigation.ts'
import { recentPages } from '../../ground/recent.ts'
import type { Entry } from './entries.ts'

/** The pages that the person opened last in this browser, except for the present one. */
export function useRecentEntries(): Entry[] {
  const person = useSession().snapshot.subject?.user.uuid
  const router = useRouter()
  const lists = navEntries(Object.values(router.routesById))
  const sectionOf = (path: string): NavSection | undefined =>
    lists.find((list) => list.path !== '/' && path.startsWith(list.path))?.place.section
  return (person === undefined ? [] : recentPages(person))
    .filter(({ path }) => path !== router.state.location.pathname)
    .map(({ path, name }): Entry => {
      const section = sectionOf(path)
      return {
        key: `recent ${path}`,
        icon: section ? navSections[section] : 'clock',
        text: name,
        href: path,
        run: () => void router.navigate({ href: path }),
      }
    })
}
