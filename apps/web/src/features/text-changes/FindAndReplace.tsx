import type { FoundText, TextSearch } from '@dragoman/sdk/operations/textChanges'
import { Button } from '@dragoman/ui/Button'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { IconButton } from '@dragoman/ui/IconButton'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { TextField } from '@dragoman/ui/TextField'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import styles from './FindAndReplace.module.css'
import { FoundTexts } from './FoundTexts.tsx'
import type { TextPlace } from './text-change-queries.ts'
import { useTextChange } from './use-text-change.ts'

interface FindAndReplaceProps {
  place: TextPlace
  /** A text to begin with. */
  text?: string
  onShow?: (item: FoundText) => void
  onClose?: () => void
  /** Fields that narrow the search down, instead of a checkbox for drafts. */
  filters?: (filter: TextFilter, onChange: (change: TextFilter) => void) => ReactNode
  /** Stands below while there is no result. */
  children?: ReactNode
}

/** The part of a search that says in which translations to look. */
export type TextFilter = Pick<TextSearch, 'targetLanguage' | 'resourceUuid' | 'onlyDrafts' | 'onlyConfirmed'>

const options = ['matchCase', 'wholeWords', 'isPattern'] as const

/** Finds a text and puts another one in its place: each result is seen before it is written. */
export function FindAndReplace({ place, text = '', onShow, onClose, filters, children }: FindAndReplaceProps) {
  const state = useTextChange()
  const [search, setSearch] = useState<Omit<TextSearch, 'scope' | 'scopeUuid'>>({ text, replacement: '' })
  const set = (change: Partial<TextSearch>) => setSearch({ ...search, ...change })
  const find = () => search.text && state.search({ ...place, ...search })
  const press = useRef<(event: KeyboardEvent) => void>(undefined)
  useLayoutEffect(() => {
    press.current = (event) => {
      const isInWindow = event.target instanceof Element && event.target.closest('[role=dialog], [role=listbox]')
      if (isInWindow || event.defaultPrevented) return
      if (event.key === 'Escape' && onClose) onClose()
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && state.found) state.apply()
      else return
      event.preventDefault()
    }
  })
  useEffect(() => {
    // Anywhere on the page: a button that was pressed may be gone, and the focus with it.
    const listen = (event: KeyboardEvent) => press.current?.(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <section
      className={styles.region}
      aria-label={t('textChanges.title')}
      data-covers-segments
      data-page={!onClose || undefined}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <div className={styles.fields}>
          <TextField
            label={t('textChanges.find')}
            value={search.text ?? ''}
            onChange={(value) => set({ text: value })}
            maxLength={300}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the region is for
            autoFocus
          />
          <TextField
            label={t('textChanges.replacement')}
            value={search.replacement ?? ''}
            onChange={(value) => set({ replacement: value })}
            maxLength={1000}
            isDisabled={search.side === 'SOURCE'}
          />
          <Button type="submit" icon="eye" isPending={state.isSearching} isDisabled={!search.text}>
            {t('textChanges.preview')}
          </Button>
          {onClose && <IconButton icon="x" label={t('textChanges.close')} onPress={onClose} />}
        </div>
        <div className={styles.options}>
          <SegmentedControl
            label={t('textChanges.side')}
            value={search.side ?? 'TARGET'}
            onChange={(side) => set({ side })}
            options={(['TARGET', 'SOURCE'] as const).map((id) => ({ id, label: t(`textChanges.side.${id}`) }))}
          />
          {filters?.(search, set)}
          {[...options, ...(filters ? [] : (['onlyDrafts'] as const))].map((name) => (
            <Checkbox key={name} isSelected={search[name] ?? false} onChange={(isOn) => set({ [name]: isOn })}>
              {t(`textChanges.${name}`)}
            </Checkbox>
          ))}
          <span className={styles.never}>{t('textChanges.never')}</span>
        </div>
      </form>
      <div className={styles.found}>
        <FoundTexts state={state} onShow={onShow} none={t('textChanges.none')} />
        {!state.found && children}
      </div>
    </section>
  )
}
