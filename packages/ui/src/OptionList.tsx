import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Popover.module.css'
import { useWord } from './WordsProvider.tsx'

/** One choice of a select, combo box or multi-select. */
export interface Option {
  id: string
  label: string
  description?: string
  icon?: IconName
  /** BCP 47 tag of the label, when it is a name in another language. */
  lang?: string
  isDisabled?: boolean
}

const virtualizeAbove = 200
const rowHeight = 32

interface OptionListProps {
  /** How many options there are before filtering: it decides whether rows are virtualized. Undefined while they load. */
  total: number | undefined
  options?: Option[]
  emptyLabel?: string
}

/** The list of options inside a popover. Above 200 options only the visible rows exist. */
export function OptionList({ total, options, emptyLabel }: OptionListProps) {
  const isVirtual = total !== undefined && total > virtualizeAbove
  const list = (
    <ListBox
      className={classNames(styles.list, styles.results, isVirtual && styles.virtual)!}
      items={options}
      renderEmptyState={() => (total === undefined ? <Loading /> : <NoMatch>{emptyLabel}</NoMatch>)}
    >
      {(option: Option) => <OptionItem option={option} />}
    </ListBox>
  )
  if (!isVirtual) return list
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight, padding: 4 }}>
      {list}
    </Virtualizer>
  )
}

function Loading() {
  return <div className={styles.nothing}>{useWord('loading')}</div>
}

function NoMatch({ children }: { children?: string }) {
  return <div className={styles.nothing}>{useWord('noMatch', children)}</div>
}

function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      value={option}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={styles.item}
    >
      {option.icon && <Icon name={option.icon} />}
      <span className={styles.words}>
        <span lang={option.lang} dir={option.lang ? 'auto' : undefined}>
          {option.label}
        </span>
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
    </ListBoxItem>
  )
}
