import { useSession } from '@dragoman/hooks/session'
import { Icon } from '@dragoman/ui/Icon'
import { Kbd } from '@dragoman/ui/Kbd'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { overlay } from '../../lazy.tsx'
import { useCommands } from '../../ground/commands.ts'
import type { ResultKeys } from './result-keys.ts'
import { keepTerm } from './search-term.ts'
import styles from './GlobalSearch.module.css'

const SearchPopover = overlay(
  withWords(['search', 'settings'], () => import('./SearchPopover.tsx')),
  'SearchPopover',
)

const listId = 'search-results'

/**
 * The search of the top bar, for those who may search everything (rule shell.search). In the drawer of a small window
 * it leads to the search page, and shows no results under it.
 */
export function GlobalSearch({ isInDrawer }: { isInDrawer?: boolean }) {
  const { session } = useSession()
  const router = useRouter()
  const [term, setTerm] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<ResultKeys>(null)
  const isAllowed = session.can(['SEARCH_global'])
  useCommands(
    isAllowed && !isInDrawer ? [{ keys: ['/'], label: 'list.keys.searchAll', run: () => field.current?.focus() }] : [],
  )
  if (!isAllowed) return null
  const showsResults = !isInDrawer && isOpen && term.trim() !== ''

  function searchAll() {
    const sought = term.trim()
    if (!sought) return
    keepTerm(sought)
    setOpen(false)
    if (router.state.location.pathname === '/search') return location.assign('/search')
    setTerm('')
    void router.navigate({ to: '/search', search: { q: sought } })
  }

  return (
    <search
      className={isInDrawer ? styles.drawer : styles.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <label className={styles.control}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          role={isInDrawer ? undefined : 'combobox'}
          aria-label={t('shell.search')}
          aria-expanded={isInDrawer ? undefined : showsResults}
          aria-controls={showsResults ? listId : undefined}
          aria-activedescendant={showsResults ? active : undefined}
          aria-autocomplete={isInDrawer ? undefined : 'list'}
          placeholder={t('shell.search.hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          dir="auto"
          className={styles.input}
          value={term}
          onFocus={() => setOpen(true)}
          onChange={({ target }) => {
            setTerm(target.value)
            setOpen(true)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (showsResults && results.current?.onKey(event)) return event.preventDefault()
            if (event.key === 'Enter') {
              event.preventDefault()
              searchAll()
            }
            if (event.key === 'Escape') {
              if (showsResults) setOpen(false)
              else setTerm('')
            }
          }}
        />
        {!isInDrawer && term === '' && <Kbd>/</Kbd>}
      </label>
      <Suspense>
        {showsResults && (
          <SearchPopover
            term={term.trim()}
            listId={listId}
            keys={results}
            onActive={setActive}
            onSearchAll={searchAll}
            onClose={() => {
              setOpen(false)
              setTerm('')
            }}
          />
        )}
      </Suspense>
    </search>
  )
}
