import { useSession } from '@dragoman/hooks/session'
import type { Requirement } from '@dragoman/sdk/permissions'
import { useRouter } from '@tanstack/react-router'
import { settingsGroups, settingsPages, type SettingsGroup, type SettingsPage } from './settings-pages.ts'

interface RouteLike {
  options: { staticData?: { requires?: Requirement } }
}

/** The settings that a person may see, by group; empty groups are left out. */
export function useSettingsPages(): { group: SettingsGroup; pages: SettingsPage[] }[] {
  const { session } = useSession()
  const routes = new Map<string, RouteLike>(Object.entries(useRouter().routesByPath))
  const visible = settingsPages.filter(({ to }) => session.can(routes.get(to)!.options.staticData!.requires ?? []))
  return (Object.keys(settingsGroups) as SettingsGroup[])
    .map((group) => ({ group, pages: visible.filter((page) => page.group === group) }))
    .filter(({ pages }) => pages.length > 0)
}
