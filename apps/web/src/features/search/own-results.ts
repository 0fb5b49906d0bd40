import { rankByText, type TextSearch } from '@dragoman/sdk/text-search'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { settingsGroups } from '../settings/settings-pages.ts'
import { useVisibleSettings } from '../settings/SettingsSearch.tsx'
import type { Result } from './kinds.ts'

/** A section of the help center, as its index has it. */
type HelpSection = readonly [id: string, method: string, path: string, summary: string, others: string, address: string]

const ofHelp = {
  queryKey: ['help', 'sections'],
  staleTime: Infinity,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<readonly HelpSection[]> {
    const answer = await fetch('/docs/search.json', { signal })
    // Without the help center, everything else is found all the same.
    return answer.ok ? ((await answer.json()) as readonly HelpSection[]) : []
  },
}

/** Settings that the person may open, by their words, and sections of the help center, each kind the best first. */
export function useOwnResults(search: TextSearch): { SETTING: Result[]; DOCUMENT: Result[] } {
  const { data: sections = [] } = useQuery(ofHelp)
  const settings = useVisibleSettings().map(({ to, group, title, text, keywords }) => ({
    texts: [t(title), t(text), t(keywords)],
    result: { key: to, kind: 'SETTING', text: t(title), detail: t(settingsGroups[group]), place: { to } } as Result,
  }))
  const documents = sections.map(([, , page, summary, others, address]) => ({
    texts: [summary, others],
    result: { key: address, kind: 'DOCUMENT', text: summary, detail: page, place: address } as Result,
  }))
  return { SETTING: best(search, settings), DOCUMENT: best(search, documents) }
}

const best = (search: TextSearch, entries: readonly { texts: readonly string[]; result: Result }[]): Result[] =>
  rankByText(search, entries, ({ texts }) => texts).map(({ result }) => result)
