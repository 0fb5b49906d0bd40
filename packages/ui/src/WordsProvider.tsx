import { createContext, use, type ReactNode } from 'react'

/** The words that components say by themselves, in the user's language. Words of one place are still props. */
export interface UiWords {
  /** Closes a dialog, a panel, a message. */
  close: string
  cancel: string
  /** Announced while a button or a page is pending. */
  loading: string
  /** Name of the breadcrumbs. */
  breadcrumbs: string
  /** Name of a menu with further actions, and of a table's column of actions. */
  actions: string
  copy: string
  /** Announced once something is on the clipboard. */
  copied: string
  /** Follows the label of a field that may stay empty, such as "(optional)". */
  optional: string
  /** Stands in a list of options when none matches what was typed. */
  noMatch: string
  showPassword: string
  /** Empties a search field. */
  clear: string
  /** Name of a filter bar, and of its chips. */
  filters: string
  addFilter: string
  clearFilters: string
  /** The text of a filter's chip, such as "Status: Paid, Ready". */
  filterChip: (filter: string, values: string[]) => string
  /** Name of the navigation between pages. */
  pages: string
  pageSize: string
  previousPage: string
  nextPage: string
  /** The range of rows shown, such as "51–100 of 1,284". */
  pageRange: (from: number, to: number, total: number) => string
  selectAll: string
  /** Name of a row's checkbox. */
  select: (name: string) => string
  /** How many rows are selected. */
  selected: (count: number) => string
  clearSelection: string
  retry: string
  /** Introduces the id of a failed request. */
  request: string
  /** Buttons of a chart: its numbers as a table, and back. */
  showTable: string
  showChart: string
  downloadCsv: string
  /** Name of the region with messages. */
  messages: string
  /** Name of the button that explains a word, such as "Help: net rate". */
  help: (label: string) => string
}

const WordsContext = createContext<UiWords | undefined>(undefined)

/** Gives all components below it their words; once, around the app. */
export function WordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** A word of the design system: the component's own if it has one, else the provider's. */
export function useWord<Id extends keyof UiWords>(id: Id, own?: UiWords[Id]): UiWords[Id] {
  const word = own ?? use(WordsContext)?.[id]
  if (word === undefined) throw new Error(`The word "${id}" is missing: render inside a WordsProvider.`)
  return word
}
