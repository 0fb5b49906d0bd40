import type { SearchMode } from '@dragoman/sdk/operations/search'
import { Kbd } from '@dragoman/ui/Kbd'
import { NativeSelect } from '@dragoman/ui/NativeSelect'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type RefObject } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import type { ResultKeys } from './result-keys.ts'
import { countText, KindButtons } from './KindButtons.tsx'
import { useSearch, type ResultGroup } from './results.ts'
import { useSettled } from './use-settled.ts'
import { ResultText } from './ResultText.tsx'
import { searchModes, type Result, type ResultKind } from './kinds.ts'
import styles from './search.module.css'

interface SearchPopoverProps {
  term: string
  listId: string
  keys: RefObject<ResultKeys | null>
  /** Told which result the arrow keys are at, by the id of its element. */
  onActive: (id: string | undefined) => void
  onSearchAll: () => void
  onClose: () => void
}

/** The first results under the search field, by kind. The focus stays in the field. */
export function SearchPopover({ term, listId, keys, onActive, onSearchAll, onClose }: SearchPopoverProps) {
  const router = useRouter()
  const [mode, setMode] = useState<SearchMode>('contains')
  const [kind, setKind] = useState<ResultKind>()
  const q = useSettled(term)
  const all = useSearch({ q, mode, kind: undefined, size: 3 })
  const one = useSearch({ q: kind ? q : '', mode, kind, size: 12 })
  const groups = kind ? one.groups.filter((group) => group.kind === kind) : all.groups
  const rows = groups.flatMap(({ results }) => results)
  const [place, setPlace] = useState(-1)
  const at = Math.min(place, rows.length - 1)
  const idOf = (position: number) => `${listId}-${String(position)}`
  useEffect(() => onActive(at >= 0 ? idOf(at) : undefined))

  function open({ place: target }: Result, isApart: boolean) {
    const href = typeof target === 'string' ? target : router.buildLocation(target as never).href
    if (isApart || typeof target === 'string') window.open(href, '_blank', 'noopener')
    else void router.navigate(target as never)
    onClose()
  }

  function nextKind(step: number): boolean {
    const known: (ResultKind | undefined)[] = [undefined, ...all.groups.map((group) => group.kind)]
    const next = known.indexOf(kind) + step
    if (next < 0 || next >= known.length) return false
    setKind(known[next])
    setPlace(-1)
    return true
  }

  function onKey(event: KeyboardEvent): boolean {
    const active = rows[at]
    switch (event.key) {
      case 'ArrowDown':
        setPlace(Math.min(at + 1, rows.length - 1))
        return true
      case 'ArrowUp':
        setPlace(Math.max(at - 1, -1))
        return true
      case 'Tab':
        return nextKind(event.shiftKey ? -1 : 1)
      case 'Enter':
        if (event.ctrlKey || event.metaKey || !active) onSearchAll()
        else open(active, false)
        return true
      default:
        return false
    }
  }
  useImperativeHandle(keys, () => ({ onKey }))

  const isEmpty = rows.length === 0 && !all.isPending && q === term
  const error = all.error ?? one.error
  return (
    <div className={styles.popover}>
      <div className={styles.kinds} role="group" aria-label={t('search.kinds')}>
        <KindButtons groups={all.groups} kind={kind} onChange={setKind} />
        <span className={styles.mode}>
          <NativeSelect
            label={t('search.mode')}
            options={searchModes.map((id) => ({ id, label: t(`search.mode.${id}`) }))}
            value={mode}
            onChange={(chosen) => setMode(chosen as SearchMode)}
          />
        </span>
      </div>
      <div id={listId} role="listbox" aria-label={t('search.results', { text: term })} className={styles.results}>
        {groups.map((group) => (
          <Group
            key={group.kind}
            group={group}
            first={rows.indexOf(group.results[0]!)}
            active={at}
            idOf={idOf}
            search={{ text: q, mode }}
            onOpen={open}
          />
        ))}
      </div>
      {error ? (
        <p role="alert" className={styles.none}>
          {errorText(error)}
        </p>
      ) : (
        <p role="status" className={isEmpty ? styles.none : undefined}>
          {isEmpty && t('search.none', { text: term })}
        </p>
      )}
      <div className={styles.foot}>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('search.move')}
        </span>
        <span>
          <Kbd>Tab</Kbd> {t('search.nextKind')}
        </span>
        <span>
          <Kbd>↵</Kbd> {at >= 0 ? t('search.open') : t('search.allResults')}
        </span>
      </div>
    </div>
  )
}

interface GroupProps {
  group: ResultGroup
  /** Position of its first result among all. */
  first: number
  active: number
  idOf: (position: number) => string
  search: { text: string; mode: SearchMode }
  onOpen: (result: Result, isApart: boolean) => void
}

function Group({ group, first, active, idOf, search, onOpen }: GroupProps) {
  const name = t(`search.kind.${group.kind}`)
  return (
    <div role="group" aria-label={name}>
      <div className={styles.heading} aria-hidden>
        {name}
        <span className={styles.number}>{countText(group)}</span>
      </div>
      {group.results.map((result, position) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
        <div
          key={result.key}
          id={idOf(first + position)}
          role="option"
          tabIndex={-1}
          aria-selected={first + position === active}
          ref={(row) => {
            if (first + position === active) row?.scrollIntoView({ block: 'nearest' })
          }}
          className={styles.row}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => onOpen(result, event.ctrlKey || event.metaKey)}
        >
          <ResultText result={result} search={search} />
        </div>
      ))}
    </div>
  )
}
