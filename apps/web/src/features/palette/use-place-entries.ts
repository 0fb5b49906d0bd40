import { useSession } from '@dragoman/hooks/session'
import { useRouter } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import { navSections, seenEntries } from '../../ground/navigation.ts'
import { places } from '../../ground/places.ts'
import { settingsGroups } from '../settings/settings-pages.ts'
import { useVisibleSettings } from '../settings/SettingsSearch.tsx'
import type { Entry } from './entries.ts'

/** Where the person can go: the pages of the sidebar, what is made on pages of its own, settings, and documentation. */
export function usePlaceEntries(): Entry[] {
  const { session } = useSession()
  const router = useRouter()
  const pages = seenEntries(Object.values(router.routesById), session.getSnapshot().subject)
  const settings = useVisibleSettings()
  const to = (href: string) => ({ href, run: () => void router.navigate({ href }) })
  const apart = (href: string) => ({ href, run: () => void window.open(href, '_blank', 'noopener') })
  const keysOf = (path: string) => {
    const place = places.find((each) => each.path === path)
    return place && ['g', place.key]
  }
  return [
    { key: '/', icon: 'home', text: t('shell.home'), keys: keysOf('/'), ...to('/') },
    ...pages
      .filter(({ path }) => !path.startsWith('/settings/'))
      .map(({ path, place: { section, label, isApart } }): Entry => ({
        key: path,
        icon: path.endsWith('/create') ? 'plus' : navSections[section],
        text: t(label),
        detail: t(`shell.section.${section}`),
        keys: keysOf(path),
        ...(isApart ? apart(path) : to(path)),
      })),
    ...['/notifications', '/users/profile'].map((path): Entry => ({
      key: path,
      icon: path === '/notifications' ? 'bell' : 'user',
      text: t(path === '/notifications' ? 'shell.notifications' : 'shell.profile'),
      ...to(path),
    })),
    ...settings.map((page): Entry => ({
      key: page.to,
      icon: 'settings',
      text: t(page.title),
      detail: `${t('shell.section.settings')} · ${t(settingsGroups[page.group])}`,
      words: [t(page.text), t(page.keywords)],
      ...to(page.to),
    })),
    ...documents.map(([href, label]): Entry => ({
      key: href,
      icon: 'help',
      text: t(label),
      ...apart(href),
    })),
  ]
}

const documents = [
  ['/docs', 'shell.help.center'],
  ['/api/docs', 'shell.help.api'],
  ['/docs/command-line', 'shell.help.commands'],
  ['/docs/updates', 'shell.help.updates'],
] as const
