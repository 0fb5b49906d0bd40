import { hostInfo, type HostKind } from '@dragoman/sdk/host'
import { can, type Requirement, type Subject } from '@dragoman/sdk/permissions'
import { planIncludes, type PlanFeature } from '@dragoman/sdk/tiers'
import type { IconName } from '@dragoman/ui/Icon'
import type { Messages } from '../i18n/messages.gen.ts'

/** Sections of the sidebar in their order (rule shell.sidebarSections), with their icons. */
export const navSections = {
  projects: 'folder',
  organizations: 'building',
  people: 'users',
  finance: 'wallet',
  context: 'book',
  quality: 'quality',
  integrations: 'plug',
  tools: 'tools',
  settings: 'settings',
} as const satisfies Record<string, IconName>

export type NavSection = keyof typeof navSections

/** Where a route stands in the sidebar. Its words are the shell's, because they show on every page. */
export interface NavPlace {
  section: NavSection
  label: Extract<keyof Messages, `shell.nav.${string}`>
  /** Position within the section. */
  order: number
  /** The people who see it, where they differ from those who may open it. */
  requires?: Requirement
  /** Kinds of installations that have it; every one by default. */
  hosts?: readonly HostKind[]
  /** It opens in a tab of its own, for those who have no entry of the same name within the app. */
  isApart?: boolean
}

/** An entry of the sidebar: where it leads, and its place. */
export interface NavEntry {
  path: string
  place: NavPlace
  requires: Requirement
  /** Further permissions, of which it takes one as well. */
  also: Requirement | undefined
  /** The feature that the plan of the account has to include. */
  feature: PlanFeature | undefined
}

interface RouteLike {
  fullPath: string
  options: { staticData?: { nav?: NavPlace; requires?: Requirement; also?: Requirement; feature?: PlanFeature } }
}

/** The sidebar's entries, in order, out of the routes that have a place in it. */
export function navEntries(routes: readonly RouteLike[]): NavEntry[] {
  return routes
    .flatMap(({ fullPath, options: { staticData } }) => {
      const place = staticData?.nav
      if (!place) return []
      const path = fullPath.length > 1 ? fullPath.replace(/\/$/, '') : fullPath
      const { requires = [], also, feature } = staticData
      return [{ path, place, requires: place.requires ?? requires, also, feature }]
    })
    .sort((a, b) => a.place.order - b.place.order)
}

/** Those of the entries that a person sees on a host (rule shell.sidebarVisibility). */
export function seenEntries(
  routes: readonly RouteLike[],
  subject: Subject | null | undefined,
  host: string = location.host,
): NavEntry[] {
  const { kind } = hostInfo(host)
  const own = navEntries(routes).filter(
    ({ requires, also = requires, feature, place: { hosts } }) =>
      (hosts?.includes(kind) ?? true) &&
      can(subject, requires) &&
      can(subject, also) &&
      (feature === undefined || planIncludes(subject, feature)),
  )
  return own.filter(
    ({ place }) => !place.isApart || !own.some((other) => !other.place.isApart && other.place.label === place.label),
  )
}

/** Finds the path to mark (rule shell.sidebarActive): the present one, else the longest one that is contained in it. */
export function activePath(paths: readonly string[], current: string): string | undefined {
  if (paths.includes(current)) return current
  return paths.filter((path) => current.includes(path)).sort((a, b) => b.length - a.length)[0]
}
