import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './FilterBar.module.css'
import type { IconName } from './Icon.tsx'
import { Menu, MenuButton, MenuItem, SubmenuTrigger } from './MenuButton.tsx'
import { SearchField } from './SearchField.tsx'
import { TagList } from './TagList.tsx'
import { useWord, type UiWords } from './WordsProvider.tsx'

/** One thing to filter by, with its choices. */
export interface Filter {
  id: string
  label: string
  icon?: IconName
  /** Undefined while they are on their way. */
  choices: { id: string; label: string }[] | undefined
  /** Ids of what is chosen; empty when the filter is off. */
  selected: string[]
  onChange: (selected: string[]) => void
  /** One choice at a time. Default: several. */
  isSingle?: boolean
}

/** A condition that comes from elsewhere, such as a date range, as a chip that can be taken away. */
export interface FilterChip {
  id: string
  label: string
  onRemove: () => void
}

export interface FilterBarProps {
  /** Accessible name of the bar. */
  label?: string
  search?: { value: string; onChange: (value: string) => void; label: string; clearLabel?: string; keyHint?: string }
  filters?: Filter[]
  /** The menu of filters opens, or is about to: time to ask for choices. */
  onFiltersOpen?: () => void
  chips?: FilterChip[]
  /** How many there are, in words, such as "1,284 tasks"; announced when it changes. */
  count?: ReactNode
  /** Sort, columns, density: a `TableOptions`, or anything. */
  end?: ReactNode
  /** Empties everything; offered when more than one condition is set. */
  onClearAll?: () => void
  /** Other words than the provider's. */
  labels?: {
    add?: string
    /** Name of the list of chips. */
    chips?: string
    clearAll?: string
    /** The text of a chip, such as "Status: Paid, Ready". */
    chip?: (filter: string, values: string[]) => string
  }
}

/** The line under a list page's header: search, what is filtered, how many there are. It wraps and never scrolls. */
export function FilterBar({
  label,
  search,
  filters = [],
  onFiltersOpen,
  chips = [],
  count,
  end,
  onClearAll,
  labels,
}: FilterBarProps) {
  const name = useWord('filters', label)
  const chipsName = useWord('filters', labels?.chips)
  const chipWords = useWord('filterChip', labels?.chip)
  const clearAll = useWord('clearFilters', labels?.clearAll)
  const active = [
    ...filters.filter(({ selected }) => selected.length > 0).map((filter) => chipOf(filter, chipWords)),
    ...chips,
  ]
  return (
    <div role="search" aria-label={name} className={styles.bar}>
      {search && (
        <div className={styles.search}>
          <SearchField {...search} />
        </div>
      )}
      {active.length > 0 && (
        <TagList
          label={chipsName}
          items={active}
          onRemove={(ids) => active.filter(({ id }) => ids.includes(id)).forEach(({ onRemove }) => onRemove())}
        />
      )}
      {filters.length > 0 && <AddFilter label={labels?.add} filters={filters} onOpen={onFiltersOpen} />}
      {onClearAll && active.length > 1 && (
        <Button variant="quiet" onPress={onClearAll}>
          {clearAll}
        </Button>
      )}
      <div className={styles.end}>
        <span role="status" className={styles.count}>
          {count}
        </span>
        {end}
      </div>
    </div>
  )
}

function chipOf({ id, label, choices = [], selected, onChange }: Filter, chip: UiWords['filterChip']): FilterChip {
  const values = choices.filter((choice) => selected.includes(choice.id)).map((choice) => choice.label)
  // Until the names are known, the filter stands there without them.
  return { id, label: chip(label, values.length > 0 ? values : ['…']), onRemove: () => onChange([]) }
}

function AddFilter({ label, filters, onOpen }: { label?: string; filters: Filter[]; onOpen?: () => void }) {
  return (
    <MenuButton variant="quiet" icon="filter" label={useWord('addFilter', label)} onOpen={onOpen}>
      {filters.map((filter) => (
        <SubmenuTrigger key={filter.id}>
          <MenuItem id={filter.id} icon={filter.icon}>
            {filter.label}
          </MenuItem>
          <Menu
            label={filter.label}
            placement="end top"
            selectionMode={filter.isSingle ? 'single' : 'multiple'}
            selectedKeys={filter.selected}
            onSelectionChange={(keys) =>
              filter.onChange(keys === 'all' ? (filter.choices ?? []).map(({ id }) => id) : [...keys].map(String))
            }
          >
            {filter.choices?.map((choice) => (
              <MenuItem key={choice.id} id={choice.id}>
                {choice.label}
              </MenuItem>
            )) ?? <LoadingItem />}
          </Menu>
        </SubmenuTrigger>
      ))}
    </MenuButton>
  )
}

function LoadingItem() {
  return <MenuItem isDisabled>{useWord('loading')}</MenuItem>
}
