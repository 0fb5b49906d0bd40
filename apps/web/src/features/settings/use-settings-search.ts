import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { matchesWords } from './matches-words.ts'
import { settingsGroups, type SettingsPage } from './settings-pages.ts'
import { useSettingsPages } from './use-settings-pages.ts'

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
