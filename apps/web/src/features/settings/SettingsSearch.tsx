import { useSession } from '@dragoman/hooks/session'
import type { Requirement } from '@dragoman/sdk/permissions'
import { SearchField } from '@dragoman/ui/SearchField'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { useCommands } from '../../ground/commands.ts'
import { settingsGroups, type SettingsPage, settingsPages, type SettingsGroup } from './settings-pages.ts'
import styles from './settings.module.css'

/** The field that settings are searched with; says so where none fits. */
export function SettingsSearch({ search: { found, text, setText } }: { search: ReturnType<typeof useSettingsSearch> }) {
  const field = useRef<HTMLInputElement>(null)
  useCommands([{ keys: ['/'], label: 'settings.search', icon: 'search', run: () => field.current?.focus() }])
  return (
    <div>
      <SearchField ref={field} label={t('settings.search')} keyHint="/" value={text} onChange={setText} />
      <p role="status" className={styles.none}>
        {found.length === 0 && t('settings.noMatch')}
      </p>
    </div>
  )
}

/** The settings that a person may see, and those of them that fit what was typed: their names, sentences and further words. */
export function useSettingsSearch() {
  const groups = useSettingsPages()
  const [text, setText] = useState('')
  const found = groups
    .map(({ group, pages }) => ({ group, pages: pages.filter((page) => fits(page, text)) }))
    .filter(({ pages }) => pages.length > 0)
  return { groups, found, text, setText }
}

const fits = ({ title, text, keywords, group }: SettingsPage, typed: string) =>
  matchesWords(typed, [t(settingsGroups[group]), t(title), t(text), t(keywords)])

interface RouteLike {
  options: { staticData?: { requires?: Requirement } }
}

/** The settings that a person may see, in their order. */
export function useVisibleSettings(): SettingsPage[] {
  const { session } = useSession()
  const routes = new Map<string, RouteLike>(Object.entries(useRouter().routesByPath))
  return settingsPages.filter(({ to }) => session.can(routes.get(to)!.options.staticData!.requires ?? []))
}

/** The same by group; empty groups are left out. */
function useSettingsPages(): { group: SettingsGroup; pages: SettingsPage[] }[] {
  const visible = useVisibleSettings()
  return (Object.keys(settingsGroups) as SettingsGroup[])
    .map((group) => ({ group, pages: visible.filter((page) => page.group === group) }))
    .filter(({ pages }) => pages.length > 0)
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether each typed word stands somewhere in `texts`, whatever case and accents; nothing typed fits all. */
export function matchesWords(typed: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
