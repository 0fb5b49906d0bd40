import { WordsProvider, type UiWords as Words } from '@dragoman/ui/WordsProvider'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Locale } from './locales.ts'
import { t } from './t.ts'
import { currentLocale, onLocaleChange } from './words.ts'

/** Gives the design system its words in the current language. */
export function UiWords({ children }: { children: ReactNode }) {
  const locale = useSyncExternalStore(onLocaleChange, currentLocale)
  const words = useMemo(() => wordsIn(locale), [locale])
  return <WordsProvider words={words}>{children}</WordsProvider>
}

// Of format.ts nothing is taken: all of it would come with the first page.
const wordsIn = (locale: Locale): Words => ({
  close: t('shell.close'),
  cancel: t('shell.cancel'),
  loading: t('shell.loading'),
  breadcrumbs: t('shell.breadcrumbs'),
  actions: t('shell.actions'),
  copy: t('shell.copy'),
  copied: t('shell.copied'),
  optional: t('shell.optional'),
  noMatch: t('shell.table.noMatch'),
  showPassword: t('shell.showPassword'),
  clear: t('shell.clear'),
  filters: t('shell.filters'),
  addFilter: t('shell.addFilter'),
  clearFilters: t('shell.table.clearFilters'),
  filterChip: (filter, values) => `${filter}: ${new Intl.ListFormat(locale, { type: 'conjunction' }).format(values)}`,
  pages: t('shell.table.pages'),
  pageSize: t('shell.table.pageSize'),
  previousPage: t('shell.table.previous'),
  nextPage: t('shell.table.next'),
  pageRange: (from, to, total) => {
    const { format } = new Intl.NumberFormat(locale)
    return t('shell.table.range', { from: format(from), to: format(to), total })
  },
  selectAll: t('shell.table.selectAll'),
  select: (name) => t('shell.table.select', { name }),
  selected: (count) => t('shell.table.selected', { count }),
  clearSelection: t('shell.table.unselect'),
  retry: t('shell.retry'),
  request: t('shell.error.requestId'),
  showTable: t('shell.chart.table'),
  showChart: t('shell.chart.drawing'),
  downloadCsv: t('shell.chart.csv'),
  messages: t('shell.toasts'),
  help: (label) => t('shell.help.on', { label }),
})
